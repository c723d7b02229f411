import type { Touch } from '../kit/touch-ring.tsx';

export interface Export {
  readonly edition: 'Subscription' | 'Dongle' | 'Mac';
  /** Pixels of one side. */
  readonly side: string;
  /** Share of the frames that are written; nothing before the export begins. */
  readonly written: number | undefined;
  /** Seconds that the preview has moved on: it follows the export. */
  readonly played: number;
}

const FULL_SIDE = '16384';
const TYPES_AT = 2.6;
const STARTS_AT = 5.2;
/** An export of minutes, told in seconds. */
const LASTS = 5.4;

/** Where a press is shown, CSS pixels from the screen's corner: edition, size, Export. */
export const PRESSES: readonly Touch[] = [
  { at: 1.2, seconds: 0.25, x: 936, y: 121 },
  { at: 2.3, seconds: 0.25, x: 815, y: 162 },
  { at: STARTS_AT, seconds: 0.25, x: 1004, y: 629 },
];

/** The size is typed digit by digit. */
function typed(time: number): string {
  if (time < TYPES_AT) return '8192';
  return FULL_SIDE.slice(0, Math.min(Math.floor((time - TYPES_AT) / 0.22) + 1, FULL_SIDE.length));
}

/** What the dialog says after so many seconds. */
export function exportAt(time: number): Export {
  const share = (time - STARTS_AT) / LASTS;
  return {
    edition: time < 1.2 ? 'Subscription' : 'Dongle',
    side: typed(time),
    written: share < 0 ? undefined : Math.min(share, 1),
    played: Math.max(time - STARTS_AT, 0),
  };
}

/** 40 s at 25 frames a second. */
export const FRAMES = 1000;
/** Bytes of all frames, in GB: 1.21 GB a second. */
export const GIGABYTES = 48.4;
