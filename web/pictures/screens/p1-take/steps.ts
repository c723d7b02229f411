import { buttonAt, dragShare, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { secondsOf } from '../p1-video/programs.ts';
import { type Entry, entryOf } from './night.ts';
import { CHOICES, headOf, onSlider, rowOf, TAKE } from './places.ts';
import { type Monitors, type Night, ownFade, type ShownFade, shownLists, within } from './shown.ts';

const DRAWS_UP: PointerAct = { at: 1, until: 2.3, from: [232, rowOf(0, 2)], to: [232, rowOf(0, 0)] };
const CHOOSES_SHOW: PointerAct = { at: 3.5, from: [270, headOf(1)] };

/** The key of the coming film. */
export const LOADS = 5.8;
const TAKES: PointerAct = { at: 7.8, from: TAKE };
const TAKEN = TAKES.at + 0.1;

/** Seconds before and after the slider of the fade time is drawn. */
const FADES = [1, 2] as const;
export const WAYS_FROM = 9.4;
const SETS_FADE: PointerAct = { at: 10.5, until: 11.6, from: onSlider(FADES[0]), to: onSlider(FADES[1]) };
const DIFFERS = 'Lanterns';
const CLICKS_FADE: PointerAct = { at: 12.6, from: [368, rowOf(1, 3) + 4] };
const OWN_FADE = '4.0';
const ENTERED = 13.6;

const welcome = entryOf('Welcome');
const opening = entryOf('Opening');

/** When the opening film is over, and how long it takes to go to black. */
const ENDS = TAKEN + secondsOf(opening.length);
const BLACK_SECONDS = 1;
/** Shortly before, when the last shot begins. */
export const END_FROM = ENDS - 3.4;
const CHOOSES_BLACK: PointerAct = { at: END_FROM + 1.5, from: CHOICES.black };

export const ACTS: readonly PointerAct[] = [DRAWS_UP, CHOOSES_SHOW, TAKES, SETS_FADE, CLICKS_FADE, CHOOSES_BLACK];
export const START: Place = [330, 400];

/** Seconds by which films fade in that have no time of their own. */
const fadeAt = (time: number) => FADES[0] + (FADES[1] - FADES[0]) * dragShare(SETS_FADE, time);

function fadeOf({ name }: Entry, time: number): ShownFade {
  const own = name === DIFFERS ? ownFade(OWN_FADE, CLICKS_FADE.at, ENTERED, time) : undefined;
  return own ?? { value: fadeAt(time).toFixed(1), typing: false, own: false };
}

/** What stands in the two monitors. Nothing is on air once the opening film went to black. */
function monitorsAt(time: number): Monitors {
  const taken = time >= TAKEN;
  const black = time >= CHOOSES_BLACK.at + 0.1;
  const ending = taken && black ? ('black' as const) : (taken ? opening : welcome).ending;
  const onAir = { ...(taken ? opening : welcome), ending };
  const before = taken ? -TAKEN : 41;
  return {
    next: taken ? entryOf('River song') : time >= LOADS ? opening : undefined,
    onAir,
    before,
    left: Math.max(secondsOf(onAir.length) - before - time, 0),
    arrived: taken ? within((time - TAKEN) / FADES[0]) : 1,
    leaving: welcome,
    blackened: ending === 'black' ? within((time - ENDS + BLACK_SECONDS) / BLACK_SECONDS) : 0,
    over: time >= ENDS,
  };
}

/** What P1 shows after so many seconds. */
export function nightAt(time: number): Night {
  const monitors = monitorsAt(time);
  return {
    monitors,
    lists: shownLists({
      time,
      monitors,
      chosen: time < CHOOSES_SHOW.at + 0.1 ? 0 : 1,
      drawing: { list: 0, from: 2, to: 0, act: DRAWS_UP },
      fadeOf: (entry) => fadeOf(entry, time),
    }),
    take: buttonAt(TAKES, time),
    fade: fadeAt(time),
    ways: WAYS_FROM <= time && time < WAYS_FROM + 6 ? time - WAYS_FROM : undefined,
    choice: { ending: 'black', press: buttonAt(CHOOSES_BLACK, time) },
  };
}
