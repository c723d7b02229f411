import type { StrokeName } from '../kit/stroke-paths.ts';

export interface Track {
  readonly key: string;
  readonly name: string;
  /** Seconds. */
  readonly length: number;
  readonly fades: string;
  readonly level: string;
  readonly ending: StrokeName;
  /** Chooses the shape of the waveform. */
  readonly seed: number;
  /** 0 calm to 1 loud. */
  readonly drive: number;
}

export const tracks: readonly Track[] = [
  {
    key: '1',
    name: 'Walk-in music',
    length: 2640,
    fades: 'In 3.0 s, out 6.0 s',
    level: '−14 dB',
    ending: 'loop',
    seed: 3,
    drive: 0.5,
  },
  {
    key: '2',
    name: 'House to half',
    length: 22,
    fades: 'Cuts in, out 4.0 s',
    level: '−6 dB',
    ending: 'hold',
    seed: 11,
    drive: 0.35,
  },
  {
    key: '3',
    name: 'Overture',
    length: 204,
    fades: 'Cuts in, out 1.0 s',
    level: '−3 dB',
    ending: 'forward',
    seed: 5,
    drive: 0.95,
  },
  {
    key: '4',
    name: 'Northern sky',
    length: 250,
    fades: 'In 0.5 s, out 8.0 s',
    level: '−3 dB',
    ending: 'forward',
    seed: 8,
    drive: 0.8,
  },
  {
    key: '5',
    name: 'City at night',
    length: 228,
    fades: 'In 8.0 s, out 2.0 s',
    level: '−3 dB',
    ending: 'hold',
    seed: 21,
    drive: 0.9,
  },
  {
    key: '6',
    name: 'Rain, acoustic',
    length: 176,
    fades: 'In 3.0 s, out 3.0 s',
    level: '−9 dB',
    ending: 'hold',
    seed: 14,
    drive: 0.4,
  },
  {
    key: '7',
    name: 'Announcement, encore',
    length: 34,
    fades: 'Cuts in, cuts out',
    level: '0 dB',
    ending: 'forward',
    seed: 17,
    drive: 0.6,
  },
  {
    key: '8',
    name: 'Finale',
    length: 272,
    fades: 'Cuts in, out 1.0 s',
    level: '−1 dB',
    ending: 'black',
    seed: 29,
    drive: 1,
  },
  {
    key: '9',
    name: 'Exit music',
    length: 1980,
    fades: 'In 4.0 s, out 6.0 s',
    level: '−14 dB',
    ending: 'loop',
    seed: 33,
    drive: 0.55,
  },
];

/** Seconds as minutes and seconds. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
