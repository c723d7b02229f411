import type { Mouse } from '../kit/mouse.ts';
import type { Bank } from './tracks.ts';

const SWITCHES = 2.2;
const EFFECTS = 7;
const ANNOUNCEMENTS = 9;
/** When the announcement is pressed. */
export const ANNOUNCES = 12.4;

export const mouse: Mouse = {
  start: [760, 330],
  moves: [
    { at: 0.7, lasts: 1.2, to: [602, 24] },
    { at: 3.6, lasts: 1.4, to: [640, 110] },
    { at: 5.8, lasts: 0.9, to: [688, 70] },
    { at: 7.9, lasts: 0.8, to: [790, 70] },
    { at: 11, lasts: 1, to: [680, 218] },
    { at: 13.6, lasts: 1.2, to: [860, 520] },
  ],
  presses: [SWITCHES, EFFECTS, ANNOUNCEMENTS, ANNOUNCES],
};

/** What P1 shows after so many seconds. */
export function eveningAt(time: number) {
  const bank: Bank = time < EFFECTS + 0.1 ? 'Walk-in' : time < ANNOUNCEMENTS + 0.1 ? 'Effects' : 'Announcements';
  return {
    mode: time < SWITCHES + 0.15 ? ('video' as const) : ('audio' as const),
    bank,
    announced: time >= ANNOUNCES + 0.1,
  };
}
