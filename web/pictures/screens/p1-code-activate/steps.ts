import { type Mouse, pressedAt } from '../kit/mouse.ts';

const PURCHASES = 1.7;
export const BROWSER_AT = 2.1;
const COMPARES = 3.1;
const CHOOSES = 5.4;
const PAYS = 7.2;
const PAID = 7.6;
const LOOKUP_AT = 8.7;
const LOOKS = 9.8;
const FOUND = 10.1;
const COPIES = 11.6;
export const BROWSER_UNTIL = 12.2;
const PASTES = 13.5;
const CONFIRMS = 15.1;
const ACTIVE = 15.5;

export const mouse: Mouse = {
  start: [640, 300],
  moves: [
    { at: 0.5, lasts: 1, to: [782, 436] },
    { at: 4.2, lasts: 1, to: [566, 474] },
    { at: 6.2, lasts: 0.8, to: [226, 440] },
    { at: 8.8, lasts: 0.8, to: [945, 276] },
    { at: 10.4, lasts: 0.9, to: [920, 440] },
    { at: 12.3, lasts: 0.8, to: [560, 356] },
    { at: 14.1, lasts: 0.8, to: [784, 358] },
    { at: 15.9, lasts: 0.9, to: [924, 50] },
  ],
  presses: [PURCHASES, CHOOSES, PAYS, LOOKS, COPIES, PASTES - 0.3, CONFIRMS],
};

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** A button that the pointer reaches shortly before it is pressed. */
function buttonAt(presses: number, time: number): 'hovered' | 'pressed' | undefined {
  if (pressedAt(presses, time)) return 'pressed';
  return time > presses - 0.4 && time < presses ? 'hovered' : undefined;
}

/** What the client and the browser show after so many seconds. */
export function activationAt(time: number) {
  return {
    purchase: buttonAt(PURCHASES, time),
    /** 0 to 1: how far the browser has opened. */
    browser: time < BROWSER_UNTIL ? within((time - BROWSER_AT) / 0.13) : 0,
    page: time < CHOOSES + 0.4 ? ('plans' as const) : time < LOOKUP_AT ? ('payment' as const) : ('lookup' as const),
    compared: time >= COMPARES,
    chosen: buttonAt(CHOOSES, time),
    pay: buttonAt(PAYS, time),
    paid: time >= PAID,
    look: buttonAt(LOOKS, time),
    found: time >= FOUND,
    copy: time >= COPIES + 0.25 ? ('done' as const) : buttonAt(COPIES, time),
    awaits: time >= PASTES - 0.3 && time < ACTIVE,
    pasted: time >= PASTES,
    confirm: buttonAt(CONFIRMS, time),
    active: time >= ACTIVE,
  };
}
