import type { Mouse } from '../kit/mouse.ts';
import { type OnAir, type Program, programOf, programs } from '../p1-video/programs.ts';

const TAKEN = 1.6;
const DROPPED = 3.5;
const CLICKS_KEY = 6.6;
const TYPES = 7.1;
/** Seconds from one key to the next. */
const TYPES_EVERY = 0.5;

/** The key of the opening film, and Enter. */
export const LOADS = 11.7;
export const TAKES = 15;

const opener = programOf('Opener');

export const mouse: Mouse = {
  start: [470, 330],
  moves: [
    { at: 0.4, lasts: 1, to: [700, 164] },
    { at: 1.9, lasts: 1.4, to: [430, 560] },
    { at: 5.4, lasts: 1, to: [150, 480] },
    { at: 6.8, lasts: 0.7, to: [330, 404] },
    { at: 10.2, lasts: 0.8, to: [240, 690] },
  ],
  presses: [TAKEN, DROPPED, CLICKS_KEY],
};

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
    carries: time >= TAKEN + 0.2 && time < DROPPED ? 'Autumn tour, night 6' : undefined,
    chosen: time >= TAKEN,
    invites: time >= 2.8 && time < DROPPED,
    /** 1 to 0: the window with the folder closes after the drop. */
    explorer: 1 - within((time - DROPPED - 0.3) / 0.25),
    typedAt: time >= CLICKS_KEY && typed < programs.length ? typed : undefined,
    next: taken ? programOf('Northern sky') : time >= LOADS ? opener : undefined,
    taken: taken && time < TAKES + 0.35,
    onAir,
  };
}
