import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { type Entry, entryOf } from '../p1-take/night.ts';
import { CHOICES } from '../p1-take/places.ts';
import { type Monitors, type Night, shownLists, within } from '../p1-take/shown.ts';
import { secondsOf } from '../p1-video/programs.ts';

type Ending = Entry['ending'];

/** Start and end of the film, which stand under its picture. */
const READS: readonly PointerAct[] = [
  { at: 1.5, from: [650, 348], idle: true },
  { at: 3.6, from: [1010, 348], idle: true },
];
/** What is chosen, one after the other, and stays at last. */
const chosen: readonly (readonly [ending: Ending, at: number])[] = [
  ['hold', 5.6],
  ['black', 7],
  ['loop', 8.4],
  ['next', 9.8],
];
const CHOOSES = chosen.map(([ending, at]) => ({ ending, act: { at, from: CHOICES[ending] } }));
/** Out of the way of the word. */
const RESTS: PointerAct = { at: 11.2, from: [930, 560], idle: true };

export const ACTS: readonly PointerAct[] = [...READS, ...CHOOSES.map(({ act }) => act), RESTS];
export const START: Place = [800, 420];

const opening = entryOf('Opening');
const song = entryOf('River song');
const PLAYED = 38;
const ENDS = secondsOf(opening.length) - PLAYED;
const FADE_SECONDS = 1;
/** Shortly before, when the last shot begins. */
export const END_FROM = ENDS - 2.6;

function endingAt(time: number): Ending {
  const last = CHOOSES.findLast(({ act }) => time >= act.at + 0.1);
  return last?.ending ?? opening.ending;
}

function monitorsAt(time: number): Monitors {
  const over = time >= ENDS;
  const onAir = over ? song : { ...opening, ending: endingAt(time) };
  const before = over ? -ENDS : PLAYED;
  return {
    next: over ? entryOf('Old town') : song,
    onAir,
    before,
    left: secondsOf(onAir.length) - before - time,
    arrived: over ? within((time - ENDS) / FADE_SECONDS) : 1,
    leaving: opening,
    blackened: 0,
    over: false,
  };
}

/** What P1 shows after so many seconds. */
export function nightAt(time: number): Night {
  const monitors = monitorsAt(time);
  const pressed = CHOOSES.map(({ ending, act }) => ({ ending, press: buttonAt(act, time) }));
  return {
    monitors,
    lists: shownLists({
      time,
      monitors,
      chosen: 1,
      fadeOf: () => ({ value: FADE_SECONDS.toFixed(1), typing: false, own: false }),
    }),
    take: undefined,
    fade: FADE_SECONDS,
    choice: pressed.find(({ press }) => press !== undefined),
  };
}
