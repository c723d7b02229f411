import type { Place, PointerAct } from '../kit/pointer-way.ts';
import type { Bank } from './tracks.ts';

const SWITCHES = 2.2;
const EFFECTS = 7;
const ANNOUNCEMENTS = 9;
/** When the announcement is pressed. */
export const ANNOUNCES = 12.4;

export const ACTS: readonly PointerAct[] = [
  { at: SWITCHES, from: [602, 24] },
  // To the lists, which the next shot shows from near.
  { at: 5.1, from: [640, 110], idle: true },
  { at: EFFECTS, from: [688, 70] },
  { at: ANNOUNCEMENTS, from: [790, 70] },
  { at: ANNOUNCES, from: [680, 218] },
  { at: 14.8, from: [860, 520], idle: true },
];
export const START: Place = [760, 330];

/** What P1 shows after so many seconds. */
export function eveningAt(time: number) {
  const bank: Bank = time < EFFECTS + 0.1 ? 'Walk-in' : time < ANNOUNCEMENTS + 0.1 ? 'Effects' : 'Announcements';
  return {
    mode: time < SWITCHES + 0.15 ? ('video' as const) : ('audio' as const),
    bank,
    announced: time >= ANNOUNCES + 0.1,
  };
}
