import type { Track } from '../p1-audio/tracks.ts';

export const banks = ['Walk-in', 'Effects', 'Announcements'] as const;
export type Bank = (typeof banks)[number];

function track(
  key: string,
  name: string,
  length: number,
  fades: string,
  level: string,
  ending: Track['ending'],
): Track {
  return { key, name, length, fades, level, ending, seed: Number(key) * 7 + name.length, drive: 0.55 };
}

export const lists: Readonly<Record<Bank, readonly Track[]>> = {
  'Walk-in': [
    track('1', 'Evening jazz', 2640, 'In 3.0 s, out 3.0 s', '−14 dB', 'loop'),
    track('2', 'Strings, slow', 1920, 'In 3.0 s, out 6.0 s', '−16 dB', 'loop'),
    track('3', 'Piano for the bar', 2280, 'In 3.0 s, out 6.0 s', '−15 dB', 'loop'),
    track('4', 'Interval music', 1500, 'In 2.0 s, out 6.0 s', '−14 dB', 'loop'),
    track('5', 'Lobby, quiet', 2100, 'In 3.0 s, out 6.0 s', '−20 dB', 'loop'),
    track('6', 'Guitars', 1740, 'In 3.0 s, out 6.0 s', '−14 dB', 'loop'),
    track('7', 'Exit music', 1980, 'In 4.0 s, out 6.0 s', '−12 dB', 'loop'),
  ],
  Effects: [
    track('1', 'Thunder, far', 14, 'Cuts in, out 2.0 s', '−8 dB', 'hold'),
    track('2', 'Bell, three times', 9, 'Cuts in, cuts out', '−6 dB', 'hold'),
    track('3', 'Train passes', 21, 'In 2.0 s, out 3.0 s', '−9 dB', 'hold'),
    track('4', 'Rain on a roof', 240, 'In 2.0 s, out 4.0 s', '−12 dB', 'loop'),
    track('5', 'Applause', 18, 'In 0.5 s, out 3.0 s', '−6 dB', 'hold'),
    track('6', 'Clock strikes ten', 31, 'Cuts in, cuts out', '−7 dB', 'hold'),
    track('7', 'Crickets', 180, 'In 3.0 s, out 5.0 s', '−16 dB', 'loop'),
  ],
  Announcements: [
    track('1', 'Please take your seats', 14, 'Cuts in, cuts out', '0 dB', 'forward'),
    track('2', 'Delayed start', 21, 'Cuts in, cuts out', '0 dB', 'forward'),
    track('3', 'Phones off, please', 11, 'Cuts in, cuts out', '0 dB', 'forward'),
    track('4', 'Interval, twenty minutes', 16, 'Cuts in, cuts out', '0 dB', 'forward'),
    track('5', 'Bar is open', 9, 'Cuts in, cuts out', '−2 dB', 'forward'),
    track('6', 'Thank you, good night', 12, 'Cuts in, cuts out', '0 dB', 'forward'),
    track('7', 'Leave by the nearest exit', 26, 'Cuts in, cuts out', '0 dB', 'loop'),
  ],
};

export const music = 'Evening jazz';
export const announcement = 'Delayed start';
/** Seconds. */
export const ANNOUNCEMENT_LENGTH = 21;
