import { type Mouse, pressedAt } from '../kit/mouse.ts';

const CHOSEN = 1.5;
const STARTS = 1.75;
const DESK_AT = 3.1;
const CLICKS = 6.7;
const COPIES = 11.6;

export const mouse: Mouse = {
  start: [560, 430],
  moves: [
    { at: 0.4, lasts: 1, to: [86, 78] },
    { at: 4.6, lasts: 1.6, to: [916, 24] },
    { at: 9.9, lasts: 1.4, to: [786, 208] },
    { at: 12.3, lasts: 1, to: [700, 286] },
  ],
  presses: [CHOSEN, STARTS, CLICKS, COPIES],
};

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** What the computer shows after so many seconds. */
export function startAt(time: number) {
  const edition = pressedAt(CLICKS, time)
    ? ('pressed' as const)
    : time > 6 && time < 8
      ? ('hovered' as const)
      : undefined;
  const copy =
    time >= COPIES + 0.25
      ? ('done' as const)
      : pressedAt(COPIES, time)
        ? ('pressed' as const)
        : time > 11
          ? ('hovered' as const)
          : undefined;
  return {
    chosen: time >= CHOSEN,
    /** 0 to 1 while the program starts; nothing before and after. */
    starting:
      time >= STARTS + 0.2 && time < DESK_AT ? within((time - STARTS - 0.2) / (DESK_AT - STARTS - 0.4)) : undefined,
    /** 0 to 1: how far the desk has opened. */
    desk: within((time - DESK_AT) / 0.25),
    /** 0 to 1: how far the dialog has opened. */
    dialog: within((time - CLICKS - 0.2) / 0.25),
    edition,
    copy,
  };
}
