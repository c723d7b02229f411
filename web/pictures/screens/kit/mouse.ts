/** Where a mouse is at a moment, and whether its button is down. */

/** CSS pixels from the screen's corner. */
export type Place = readonly [x: number, y: number];

export interface Mouse {
  readonly start: Place;
  /** In their order: when it leaves for a place, and how long the way takes. Seconds of the screen's clock. */
  readonly moves: readonly { readonly at: number; readonly lasts: number; readonly to: Place }[];
  /** When its button goes down. */
  readonly presses: readonly number[];
}

/** Seconds that the button stays down. */
const DOWN = 0.16;
/** A hand does not draw straight lines: share of the way by which it leaves them. */
const BEND = 0.05;

const eased = (share: number) => share * share * (3 - 2 * share);

export function mouseAt({ start, moves }: Mouse, time: number): Place {
  let [x, y] = start;
  for (const { at, lasts, to } of moves) {
    if (time <= at) break;
    const share = eased(Math.min((time - at) / lasts, 1));
    const bend = Math.sin(Math.PI * share) * BEND;
    const [right, down] = [to[0] - x, to[1] - y];
    x += right * share + down * bend;
    y += down * share - right * bend;
  }
  return [x, y];
}

/** Whether the button is down. */
export function isDown({ presses }: Mouse, time: number): boolean {
  return presses.some((at) => at <= time && time < at + DOWN);
}

/** Whether what is pressed at that moment looks pressed. */
export function pressedAt(at: number, time: number): boolean {
  return at <= time && time < at + DOWN + 0.1;
}
