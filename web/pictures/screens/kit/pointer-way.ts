/** Where a pointer goes on a screen, and what it takes with it. */

/** CSS pixels from the screen's corner. */
export type Place = readonly [x: number, y: number];

/** A click; a drag, when it has a place to end at; or a way without either. */
export interface PointerAct {
  /** Seconds on the screen's own clock: when the button goes down, and when a drag lets it go. */
  readonly at: number;
  readonly until?: number;
  readonly from: Place;
  readonly to?: Place;
  /** It only goes there, out of the way or to where the next picture is: no button goes down. */
  readonly idle?: boolean;
  /** What hangs on the pointer while it drags. */
  readonly carries?: string;
}

/** Longest way from one act to the next, and the rest before a button goes down, in seconds. */
const TRAVELS = 0.9;
const RESTS = 0.15;
/** How long before the press the pointer is over what it presses, and how long that looks pressed. */
const HOVERS = 0.3;
const PRESSED = 0.26;

const within = (share: number) => Math.min(Math.max(share, 0), 1);
const eased = (share: number) => share * share * (3 - 2 * share);

function between([x, y]: Place, [toX, toY]: Place, share: number): Place {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** How far a drag has gone, 0 to 1, slow at both ends. */
export function dragShare({ at, until = at }: PointerAct, time: number): number {
  if (until === at) return time < at ? 0 : 1;
  return eased(within((time - at) / (until - at)));
}

/** What a button looks like that is pressed at a moment. */
export function buttonAt({ at }: PointerAct, time: number): 'hovered' | 'pressed' | undefined {
  if (time < at) return time > at - HOVERS ? 'hovered' : undefined;
  return time < at + PRESSED ? 'pressed' : undefined;
}

/** Where the pointer is. It leaves for an act as late as it can, and from `start` for the first one. */
export function pointerAt(acts: readonly PointerAct[], start: Place, time: number): Place {
  let place = start;
  let free = Number.NEGATIVE_INFINITY;
  for (const act of acts) {
    const { at, until = at, from, to = from } = act;
    const arrives = at - RESTS;
    if (time < at) {
      const leaves = Math.max(free, arrives - TRAVELS);
      return between(place, from, eased(within((time - leaves) / (arrives - leaves))));
    }
    if (time < until) return between(from, to, dragShare(act, time));
    place = to;
    free = until;
  }
  return place;
}
