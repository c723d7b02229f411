import { dragShare, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { type OnAir, type Program, programOf, programs } from '../p1-video/programs.ts';

const DRAGS: PointerAct = {
  at: 1.6,
  until: 3.5,
  from: [700, 164],
  to: [430, 560],
  carries: 'Autumn tour, night 6',
};
const DROPPED = 3.5;
const CLICKS_KEY: PointerAct = { at: 6.6, from: [150, 480] };
const TYPES = 7.1;
/** Seconds from one key to the next. */
const TYPES_EVERY = 0.5;
/** Out of the way of the keys, and then of the monitors. */
const MAKES_WAY: PointerAct = { at: 7.6, from: [330, 404], idle: true };
const RESTS: PointerAct = { at: 11.1, from: [240, 690], idle: true };

/** The key of the opening film, and Enter. */
export const LOADS = 11.7;
export const TAKES = 15;

const opener = programOf('Opener');

export const ACTS: readonly PointerAct[] = [DRAGS, CLICKS_KEY, MAKES_WAY, RESTS];
export const START: Place = [470, 330];

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** What the list holds: rows appear one after the other, and get their keys later. */
function listedAt(time: number): readonly Program[] {
  const count = Math.max(Math.floor((time - DROPPED) / 0.14), 0);
  const keys = Math.floor((time - TYPES) / TYPES_EVERY);
  return programs.slice(0, count).map((program, index) => (index <= keys ? program : { ...program, key: '' }));
}

/** What P1 shows after so many seconds. */
export function firstShowAt(time: number) {
  const taken = time >= TAKES;
  const onAir: OnAir | undefined = taken ? { program: opener, played: -TAKES } : undefined;
  const typed = Math.max(Math.floor((time - TYPES) / TYPES_EVERY) + 1, 0);
  return {
    listed: listedAt(time),
    chosen: time >= DRAGS.at,
    /** The folder has come over the list. */
    invites: dragShare(DRAGS, time) > 0.7 && time < DROPPED,
    /** 1 to 0: the window with the folder closes after the drop. */
    explorer: 1 - within((time - DROPPED - 0.3) / 0.25),
    typedAt: time >= CLICKS_KEY.at && typed < programs.length ? typed : undefined,
    next: taken ? programOf('Northern sky') : time >= LOADS ? opener : undefined,
    taken: taken && time < TAKES + 0.35,
    onAir,
  };
}
