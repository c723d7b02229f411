import type { Place, PointerAct } from '../kit/pointer-way.ts';
import { entryOf } from '../p1-take/night.ts';
import { headOf, rowOf } from '../p1-take/places.ts';
import { type Monitors, type Night, shownLists } from '../p1-take/shown.ts';
import { secondsOf } from '../p1-video/programs.ts';

const CHOOSES_SHOW: PointerAct = { at: 2.4, from: [270, headOf(1)] };
/** A song comes earlier: the fourth of the show becomes the second. */
const DRAWS_UP: PointerAct = { at: 6.2, until: 7.8, from: [232, rowOf(1, 3)], to: [232, rowOf(1, 1)] };
const CHOOSES_ENCORE: PointerAct = { at: 11.2, from: [270, headOf(2)] };
/** The key that has loaded the first film of the show until now. */
export const LOADS = 13;
const RESTS: PointerAct = { at: 15, from: [420, 620], idle: true };

export const ACTS: readonly PointerAct[] = [CHOOSES_SHOW, DRAWS_UP, CHOOSES_ENCORE, RESTS];
export const START: Place = [380, 560];

const CLICKED = 0.1;
const FADE_SECONDS = 1;
const welcome = entryOf('Welcome');
const PLAYED = 41;

/** What P1 shows after so many seconds. */
export function nightAt(time: number): Night {
  const monitors: Monitors = {
    next: time >= LOADS ? entryOf('Fireworks') : undefined,
    onAir: welcome,
    before: PLAYED,
    left: secondsOf(welcome.length) - PLAYED - time,
    arrived: 1,
    leaving: welcome,
    blackened: 0,
    over: false,
  };
  const chosen = [CHOOSES_SHOW, CHOOSES_ENCORE].filter(({ at }) => time >= at + CLICKED).length;
  return {
    monitors,
    lists: shownLists({
      time,
      monitors,
      chosen,
      drawing: { list: 1, from: 3, to: 1, act: DRAWS_UP },
      fadeOf: () => ({ value: FADE_SECONDS.toFixed(1), typing: false, own: false }),
    }),
    take: undefined,
    fade: FADE_SECONDS,
  };
}
