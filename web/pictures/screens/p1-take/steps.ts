import { buttonAt, dragShare, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { placesWhileDrawn } from '../kit/reorder.ts';
import { secondsOf } from '../p1-video/programs.ts';
import { type Entry, entryOf, type List, lists } from './night.ts';

/** CSS pixels: the list begins below its column heads; a list has a head and rows. */
const LISTS_TOP = 70;
const HEAD = 38;
export const ROW = 40;

/** The middle of a list's head, and of one of its rows; both counted from 0. */
function headOf(list: number): number {
  const above = lists.slice(0, list).reduce((sum, { entries }) => sum + HEAD + entries.length * ROW, 0);
  return LISTS_TOP + above + HEAD / 2;
}
const rowOf = (list: number, row: number) => headOf(list) + (HEAD + ROW) / 2 + row * ROW;

const DRAWS_UP: PointerAct = { at: 1, until: 2.3, from: [232, rowOf(0, 2)], to: [232, rowOf(0, 0)] };
const CHOOSES_SHOW: PointerAct = { at: 3.5, from: [270, headOf(1)] };

/** The key of the coming film. */
export const LOADS = 5.8;
const TAKES: PointerAct = { at: 7.8, from: [664, 450] };
const TAKEN = TAKES.at + 0.1;

/** The slider of the fade time: its left end, its width, and the seconds that it stands for. */
export const SLIDER = { left: 706, width: 300, seconds: 4 };
const onSlider = (seconds: number): Place => [SLIDER.left + (SLIDER.width * seconds) / SLIDER.seconds, 640];
/** Seconds before and after it is drawn. */
const FADES = [1, 2] as const;
export const WAYS_FROM = 9.4;
const SETS_FADE: PointerAct = { at: 10.5, until: 11.6, from: onSlider(FADES[0]), to: onSlider(FADES[1]) };
const DIFFERS = 'Lanterns';
const CLICKS_FADE: PointerAct = { at: 12.6, from: [368, rowOf(1, 3) + 4] };
const OWN_FADE = '4.0';
const LETTER_SECONDS = 0.2;
const ENTERED = 13.6;

const welcome = entryOf('Welcome');
const opening = entryOf('Opening');

/** When the opening film is over, and how long it takes to go to black. */
const ENDS = TAKEN + secondsOf(opening.length);
const BLACK_SECONDS = 1;
/** Shortly before, when the last shot begins. */
export const END_FROM = ENDS - 3.4;
const CHOOSES_BLACK: PointerAct = { at: END_FROM + 1.5, from: [1012, 474] };

export const ACTS: readonly PointerAct[] = [DRAWS_UP, CHOOSES_SHOW, TAKES, SETS_FADE, CLICKS_FADE, CHOOSES_BLACK];
export const START: Place = [330, 400];

const within = (value: number) => Math.min(Math.max(value, 0), 1);
const holds = ({ at, until = at }: PointerAct, time: number) => at <= time && time < until;

/** Seconds by which films fade in that have no time of their own. */
const fadeAt = (time: number) => FADES[0] + (FADES[1] - FADES[0]) * dragShare(SETS_FADE, time);

function fadeOf({ name }: Entry, time: number) {
  const typing = name === DIFFERS && CLICKS_FADE.at <= time && time < ENTERED;
  const own = name === DIFFERS && time >= ENTERED;
  const letters = Math.floor((time - CLICKS_FADE.at - 0.2) / LETTER_SECONDS);
  const value = typing ? OWN_FADE.slice(0, Math.max(letters, 0)) : own ? OWN_FADE : fadeAt(time).toFixed(1);
  return { value, typing, own };
}

/** What stands in the two monitors. Nothing is on air once the opening film went to black. */
function monitorsAt(time: number) {
  const taken = time >= TAKEN;
  const black = time >= CHOOSES_BLACK.at + 0.1;
  const ending = taken && black ? ('black' as const) : (taken ? opening : welcome).ending;
  const onAir = { ...(taken ? opening : welcome), ending };
  /** Seconds of it that were over when the screen's clock began. */
  const before = taken ? -TAKEN : 41;
  return {
    next: taken ? entryOf('River song') : time >= LOADS ? opening : undefined,
    /** The film that stands on the wall, or stood there last. */
    onAir,
    before,
    left: Math.max(secondsOf(onAir.length) - before - time, 0),
    /** 0 to 1: how far it has covered the film before it. */
    arrived: taken ? within((time - TAKEN) / FADES[0]) : 1,
    leaving: welcome,
    /** 0 to 1: how far it has gone to black. */
    blackened: ending === 'black' ? within((time - ENDS + BLACK_SECONDS) / BLACK_SECONDS) : 0,
    over: time >= ENDS,
  };
}

export type Monitors = ReturnType<typeof monitorsAt>;

function listAt(list: List, index: number, monitors: Monitors, time: number) {
  const { entries } = list;
  const drawnFrom = index === 0 ? 2 : 0;
  const places = placesWhileDrawn(entries.length, drawnFrom, 0, index === 0 ? dragShare(DRAWS_UP, time) : 0);
  const { onAir, next, over } = monitors;
  return {
    ...list,
    /** Its entries answer to the keys. */
    chosen: index === (time < CHOOSES_SHOW.at + 0.1 ? 0 : 1),
    rows: entries.map((entry, row) => ({
      entry: entry.name === onAir.name ? onAir : entry,
      place: places[row] ?? { at: row, rank: row },
      drawn: index === 0 && row === drawnFrom && holds(DRAWS_UP, time),
      fade: fadeOf(entry, time),
      state: entry.name === onAir.name && !over ? 'live' : entry.name === next?.name ? 'next' : undefined,
    })),
  };
}

export type ShownList = ReturnType<typeof listAt>;

/** What P1 shows after so many seconds. */
export function nightAt(time: number) {
  const monitors = monitorsAt(time);
  return {
    monitors,
    lists: lists.map((list, index) => listAt(list, index, monitors, time)),
    take: buttonAt(TAKES, time),
    fade: fadeAt(time),
    /** Seconds since the four ways began to show what they do; nothing while they rest. */
    ways: WAYS_FROM <= time && time < WAYS_FROM + 6 ? time - WAYS_FROM : undefined,
    black: buttonAt(CHOOSES_BLACK, time),
  };
}
