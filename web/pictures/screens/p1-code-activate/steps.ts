import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';

const PURCHASES: PointerAct = { at: 1.7, from: [782, 436] };
export const BROWSER_AT = 2.1;
const COMPARES = 3.1;
const CHOOSES: PointerAct = { at: 5.4, from: [566, 474] };
const PAYS: PointerAct = { at: 7.2, from: [226, 440] };
const PAID = 7.6;
const LOOKUP_AT = 8.7;
const LOOKS: PointerAct = { at: 9.8, from: [945, 276] };
const FOUND = 10.1;
const COPIES: PointerAct = { at: 11.6, from: [920, 440] };
export const BROWSER_UNTIL = 12.2;
const CLICKS_FIELD: PointerAct = { at: 13.2, from: [560, 356] };
const PASTES = 13.5;
const CONFIRMS: PointerAct = { at: 15.1, from: [784, 358] };
const ACTIVE = 15.5;

/** To the title, which says Subscription by then. */
const POINTS_OUT: PointerAct = { at: 16.9, from: [924, 50], idle: true };

export const ACTS: readonly PointerAct[] = [
  ...[PURCHASES, CHOOSES, PAYS, LOOKS, COPIES, CLICKS_FIELD, CONFIRMS],
  POINTS_OUT,
];
export const START: Place = [640, 300];

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** What the client and the browser show after so many seconds. */
export function activationAt(time: number) {
  return {
    purchase: buttonAt(PURCHASES, time),
    /** 0 to 1: how far the browser has opened. */
    browser: time < BROWSER_UNTIL ? within((time - BROWSER_AT) / 0.13) : 0,
    page: time < CHOOSES.at + 0.4 ? ('plans' as const) : time < LOOKUP_AT ? ('payment' as const) : ('lookup' as const),
    compared: time >= COMPARES,
    chosen: buttonAt(CHOOSES, time),
    pay: buttonAt(PAYS, time),
    paid: time >= PAID,
    look: buttonAt(LOOKS, time),
    found: time >= FOUND,
    copy: time >= COPIES.at + 0.25 ? ('done' as const) : buttonAt(COPIES, time),
    awaits: time >= CLICKS_FIELD.at && time < ACTIVE,
    pasted: time >= PASTES,
    confirm: buttonAt(CONFIRMS, time),
    active: time >= ACTIVE,
  };
}
