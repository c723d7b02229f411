import type { DeskSymbol } from '../kit/desk-icon.tsx';

/** Seconds after 01:00:00:00 that the view begins and ends with. */
export const FROM = 108;
export const TO = 189;
/** 01:02:14:08 */
export const NOW = 134.32;

export interface Clip {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** Frames shown in it, for films on a high row. */
  readonly frames?: { readonly content: string; readonly count: number };
  readonly seed?: number;
}

export type Track = { readonly name: string; readonly symbol: DeskSymbol; readonly value: string } & (
  | { readonly kind: 'film' | 'sound'; readonly clips: readonly Clip[] }
  | { readonly kind: 'timecode' }
  | { readonly kind: 'levels'; readonly levels: readonly (readonly [second: number, level: number])[] }
  | { readonly kind: 'notes'; readonly notes: readonly (readonly [second: number, name: string])[] }
);

export const CUES = [
  { number: 11, name: 'Doors', at: 108, until: 119, content: 'aurora' },
  { number: 12, name: 'Sunrise', at: 119, until: 155, content: 'grid' },
  { number: 13, name: 'Flower boats', at: 155, until: 177, content: 'bloom' },
  { number: 14, name: 'City', at: 177, until: 200, content: 'city' },
] as const;

/** The cue that runs this many seconds after 01:00:00:00, and the one that follows. */
export function cuesAt(now: number) {
  const running = CUES.find(({ at, until }) => at <= now && now < until) ?? CUES[3];
  return { running, next: CUES.find(({ at }) => at === running.until) ?? CUES[0] };
}

export const TRACKS: readonly Track[] = [
  {
    name: 'Wall',
    symbol: 'wall',
    value: '100',
    kind: 'film',
    clips: [
      { name: 'doors.hvc', from: 100, to: 119, frames: { content: 'aurora', count: 1 } },
      { name: 'sunrise_8k.hvc', from: 119, to: 155, frames: { content: 'grid', count: 4 } },
      { name: 'flowers_8k.hvc', from: 155, to: 177, frames: { content: 'bloom', count: 3 } },
      { name: 'city_8k.hvc', from: 177, to: 200, frames: { content: 'city', count: 2 } },
    ],
  },
  {
    name: 'Wings',
    symbol: 'wing',
    value: '80',
    kind: 'film',
    clips: [
      { name: 'gates_v5.hvc', from: 121, to: 166 },
      { name: 'lit_v2.hvc', from: 177, to: 200 },
    ],
  },
  {
    name: 'Floor',
    symbol: 'floor',
    value: '65',
    kind: 'film',
    clips: [
      { name: 'tide_v9.hvc', from: 104, to: 155 },
      { name: 'wake_v3.hvc', from: 155, to: 188 },
    ],
  },
  {
    name: 'Orchestra',
    symbol: 'sound',
    value: '−6',
    kind: 'sound',
    clips: [{ name: 'orchestra_8ch.wav', from: 104, to: 200, seed: 3 }],
  },
  {
    name: 'Voice',
    symbol: 'voice',
    value: '0',
    kind: 'sound',
    clips: [
      { name: 'welcome.wav', from: 136.5, to: 153, seed: 7 },
      { name: 'captain.wav', from: 159, to: 174, seed: 12 },
    ],
  },
  { name: 'LTC out', symbol: 'clock', value: '25', kind: 'timecode' },
  {
    name: 'House',
    symbol: 'lamp',
    value: 'DMX',
    kind: 'levels',
    levels: [
      [104, 0.85],
      [115, 0.85],
      [119, 0.12],
      [148, 0.12],
      [155, 0.5],
      [166, 0.5],
      [177, 0.05],
      [200, 0.05],
    ],
  },
  {
    name: 'Fountains',
    symbol: 'notes',
    value: 'MIDI',
    kind: 'notes',
    notes: [
      [119, 'C3'],
      [137, 'E3'],
      [147, 'G3'],
      [155, 'C4'],
      [163, 'E3'],
      [170, 'G3'],
      [177, 'C3'],
      [184, 'E3'],
    ],
  },
];
