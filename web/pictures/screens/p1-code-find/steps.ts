import { buttonAt, type Place, type PointerAct } from '../kit/pointer-way.ts';

const CHOOSES: PointerAct = { at: 1.5, from: [86, 78] };
const STARTS: PointerAct = { at: 1.75, from: [86, 78] };
const DESK_AT = 3.1;
const CLICKS: PointerAct = { at: 6.7, from: [916, 24] };
const COPIES: PointerAct = { at: 11.6, from: [786, 208] };
/** Beside the code, so that it can be read. */
const RESTS: PointerAct = { at: 13.4, from: [700, 286], idle: true };

export const ACTS: readonly PointerAct[] = [CHOOSES, STARTS, CLICKS, COPIES, RESTS];
export const START: Place = [560, 430];

const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** What the computer shows after so many seconds. */
export function startAt(time: number) {
  const starting = (time - STARTS.at - 0.2) / (DESK_AT - STARTS.at - 0.4);
  return {
    chosen: time >= CHOOSES.at,
    /** 0 to 1 while the program starts; nothing before and after. */
    starting: starting >= 0 && time < DESK_AT ? within(starting) : undefined,
    /** 0 to 1: how far the desk has opened. */
    desk: within((time - DESK_AT) / 0.25),
    /** 0 to 1: how far the dialog has opened. */
    dialog: within((time - CLICKS.at - 0.2) / 0.25),
    edition: buttonAt(CLICKS, time),
    copy: time >= COPIES.at + 0.25 ? ('done' as const) : buttonAt(COPIES, time),
  };
}
