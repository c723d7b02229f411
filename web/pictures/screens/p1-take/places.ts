import type { Place } from '../kit/pointer-way.ts';
import { lists } from './night.ts';

/** CSS pixels: the list begins below its column heads; a list has a head and rows. */
const LISTS_TOP = 70;
const HEAD = 38;
export const ROW = 40;

/** The middle of a list's head, and of one of its rows; both counted from 0. */
export function headOf(list: number): number {
  const above = lists.slice(0, list).reduce((sum, { entries }) => sum + HEAD + entries.length * ROW, 0);
  return LISTS_TOP + above + HEAD / 2;
}
export const rowOf = (list: number, row: number) => headOf(list) + (HEAD + ROW) / 2 + row * ROW;

/** The slider of the fade time: its left end, its width, and the seconds that it stands for. */
export const SLIDER = { left: 706, width: 300, seconds: 4 };
export const onSlider = (seconds: number): Place => [SLIDER.left + (SLIDER.width * seconds) / SLIDER.seconds, 640];

/** The button that takes the coming film. */
export const TAKE: Place = [664, 450];
/** What a film does at its end: the right part of each button, which leaves its word free. */
export const CHOICES = {
  loop: [850, 434],
  hold: [1070, 434],
  next: [876, 474],
  black: [1012, 474],
} as const satisfies Record<string, Place>;
