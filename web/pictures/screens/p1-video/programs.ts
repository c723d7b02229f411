import type { StrokeName } from '../kit/stroke-paths.ts';

export const endings = {
  loop: { icon: 'loop', label: 'Loop' },
  next: { icon: 'forward', label: 'Play next' },
  hold: { icon: 'hold', label: 'Hold last frame' },
  black: { icon: 'black', label: 'Fade to black' },
} as const satisfies Record<string, { icon: StrokeName; label: string }>;

export interface Program {
  /** Nothing as long as it has none. */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly size: string;
  readonly length: string;
  readonly fade: string;
  readonly sound: string;
  readonly ending: keyof typeof endings;
  readonly content: string;
  readonly at: number;
}

/** What the audience sees. */
export interface OnAir {
  readonly program: Program;
  /** Seconds of it that were over when the screen's clock began; negative when it comes later. */
  readonly played: number;
}

/** Seconds of a length in minutes and seconds. */
export function secondsOf(length: string): number {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Bank B of the set, in playing order. */
export const programs: readonly Program[] = [
  {
    key: '1',
    name: 'Walk-in loop',
    file: 'walk-in_v3.mp4',
    size: '1920 × 1080',
    length: '08:00',
    fade: '2.0 s',
    sound: '−12 dB',
    ending: 'loop',
    content: 'particles',
    at: 3,
  },
  {
    key: '2',
    name: 'Opener',
    file: 'opener_v12.mov',
    size: '3840 × 2160',
    length: '03:24',
    fade: 'Cut',
    sound: '−3 dB',
    ending: 'next',
    content: 'grid',
    at: 2,
  },
  {
    key: '3',
    name: 'Northern sky',
    file: 'northern-sky_v5.mov',
    size: '3840 × 2160',
    length: '04:10',
    fade: '1.5 s',
    sound: '−3 dB',
    ending: 'next',
    content: 'aurora',
    at: 3,
  },
  {
    key: '4',
    name: 'City at night',
    file: 'city-at-night_v2.mov',
    size: '3840 × 2160',
    length: '03:48',
    fade: '1.0 s',
    sound: '−3 dB',
    ending: 'hold',
    content: 'city',
    at: 2,
  },
  {
    key: '5',
    name: 'Rain, acoustic',
    file: 'rain_acoustic.mp4',
    size: '1920 × 1080',
    length: '02:56',
    fade: '3.0 s',
    sound: 'Off',
    ending: 'loop',
    content: 'rain',
    at: 2,
  },
  {
    key: '6',
    name: 'Finale',
    file: 'finale_v9_approved.mov',
    size: '3840 × 2160',
    length: '04:32',
    fade: '1.0 s',
    sound: '0 dB',
    ending: 'black',
    content: 'bloom',
    at: 2,
  },
];

/** @throws Error when the set has no such program */
export function programOf(name: string): Program {
  const found = programs.find((program) => program.name === name);
  if (!found) throw new Error(`The set has no program ${name}`);
  return found;
}
