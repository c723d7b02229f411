import { type Mouse, pressedAt } from '../kit/mouse.ts';

const AT_STAGE = 1.9;
const AT_SPARE = 4.2;

/** Each computer has its own; CSS pixels from the corner of its monitor's glass. */
export const mice: { readonly stage: Mouse; readonly spare: Mouse } = {
  stage: {
    start: [300, 330],
    moves: [
      { at: 0.6, lasts: 1, to: [424, 170] },
      { at: 2.6, lasts: 0.9, to: [300, 322] },
    ],
    presses: [AT_STAGE],
  },
  spare: {
    start: [180, 330],
    moves: [
      { at: 2.9, lasts: 1, to: [424, 170] },
      { at: 4.7, lasts: 0.8, to: [330, 322] },
    ],
    presses: [AT_SPARE],
  },
};

function buttonAt(presses: number, time: number): 'hovered' | 'pressed' | 'done' | undefined {
  if (time >= presses + 0.25) return 'done';
  if (pressedAt(presses, time)) return 'pressed';
  return time > presses - 0.4 ? 'hovered' : undefined;
}

/** The buttons Copy of both computers after so many seconds. */
export function copiesAt(time: number) {
  return { stage: buttonAt(AT_STAGE, time), spare: buttonAt(AT_SPARE, time) };
}
