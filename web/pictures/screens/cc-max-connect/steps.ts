import type { Touch } from '../kit/touch-ring.tsx';

/** The address of the server, typed from the second touch on. */
const ADDRESS = '192.168.10.21';
const TYPES_AT = 6.4;
const CONNECTS_AT = 9.4;

/** CSS pixels from the screen's corner: the switch, the field, the button, the programme. */
export const TOUCHES: readonly Touch[] = [
  { at: 3.6, seconds: 0.25, x: 935, y: 340 },
  { at: 6, seconds: 0.25, x: 620, y: 483 },
  { at: CONNECTS_AT, seconds: 0.25, x: 898, y: 483 },
  { at: 11.6, seconds: 0.25, x: 660, y: 634 },
];

/** How far the connection is after so many seconds. */
export function connectionAt(time: number) {
  const isOff = time >= 3.6;
  const typed = ADDRESS.slice(0, Math.max(Math.floor((time - TYPES_AT) / 0.18) + 1, 0));
  const isConnected = time >= CONNECTS_AT + 0.3;
  const isPicked = time >= 11.6;
  const step = isPicked ? 4 : isConnected ? 3 : time >= 5 ? 2 : time >= 2.4 ? 1 : 0;
  return { isOff, typed, isConnected, isPicked, step };
}
