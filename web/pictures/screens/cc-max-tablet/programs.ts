/** The programs of one page, as the server numbers them. */

export interface Program {
  readonly number: number;
  readonly name: string;
  readonly length: string;
  readonly content: string;
  /** Seconds after 01:00:00:00, for those that the timecode starts. */
  readonly from?: number;
  readonly until?: number;
}

/** 01:02:14:08 */
const NOW = 134.32;

export const pages = ['Arrivals', 'Act 1', 'Act 2', 'Finale'] as const;

const sunrise: Program = { number: 12, name: 'Sunrise', length: '0:36', content: 'grid', from: 119, until: 155 };
const flowers: Program = { number: 13, name: 'Flower boats', length: '0:22', content: 'bloom', from: 155, until: 177 };
const city: Program = { number: 14, name: 'City', length: '0:40', content: 'city', from: 177, until: 217 };
const storm: Program = { number: 15, name: 'Storm', length: '1:20', content: 'rain', from: 217, until: 297 };

export const programs: readonly Program[] = [
  { number: 10, name: 'House open', length: 'Loop', content: 'silk' },
  { number: 11, name: 'Doors', length: '0:11', content: 'aurora' },
  sunrise,
  flowers,
  city,
  storm,
  { number: 16, name: 'Award film', length: '1:45', content: 'facets' },
  { number: 17, name: 'Winner', length: 'Hold', content: 'particles' },
  { number: 18, name: 'Interval', length: 'Loop', content: 'ink' },
];

/** What runs, what follows, and when it is, some seconds after the screen came into view. */
export function runningAt(seconds: number) {
  const now = NOW + seconds;
  const inOrder = [sunrise, flowers, city, storm] as const;
  const place = inOrder.slice(0, 3).findLastIndex(({ from = 0 }) => from <= now);
  const live = inOrder[place] ?? sunrise;
  const next = inOrder[place + 1] ?? flowers;
  const { from = now, until = now } = live;
  return { now, live, next, done: (now - from) / (until - from), left: until - now };
}

export interface ProgramWindow {
  readonly name: string;
  readonly source: string;
  readonly content?: string;
  readonly shown: boolean;
}

/** The main wall shows what runs. */
export const windows: readonly ProgramWindow[] = [
  { name: 'Main wall', source: 'Layer 1, whole', shown: true },
  { name: 'Left side', source: 'NDI, camera 2', content: 'corridor', shown: true },
  { name: 'Right side', source: 'NDI, camera 3', content: 'waves', shown: true },
  { name: 'Name strip', source: 'Subtitle 1', content: 'silk', shown: false },
];

interface Level {
  readonly name: string;
  readonly value: number;
  readonly reading: string;
  readonly strong?: boolean;
}

export const layers: readonly Level[] = [
  { name: 'Wall', value: 1, reading: '100' },
  { name: 'Wings', value: 0.8, reading: '80' },
  { name: 'Floor', value: 0.65, reading: '65' },
  { name: 'Logo', value: 0, reading: '0' },
  { name: 'Sound', value: 0.68, reading: '−6 dB' },
  { name: 'Master', value: 0.9, reading: '90', strong: true },
];
