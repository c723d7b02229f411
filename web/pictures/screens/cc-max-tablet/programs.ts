/** The programs of one page, as the server numbers them. */

export interface Program {
  readonly number: number;
  readonly name: string;
  readonly length: string;
  readonly content: string;
  readonly at: number;
  readonly state?: 'live' | 'next';
}

export const pages = ['Arrivals', 'Act 1', 'Act 2', 'Finale'] as const;

export const programs: readonly Program[] = [
  { number: 10, name: 'House open', length: 'Loop', content: 'silk', at: 2 },
  { number: 11, name: 'Countdown', length: '1:00', content: 'grid', at: 2 },
  { number: 12, name: 'Opener', length: '2:30', content: 'particles', at: 2 },
  { number: 13, name: 'Welcome', length: 'Hold', content: 'city', at: 2 },
  { number: 14, name: 'Northern lights', length: '4:12', content: 'aurora', at: 2, state: 'live' },
  { number: 15, name: 'Award film 1', length: '1:45', content: 'facets', at: 2, state: 'next' },
  { number: 16, name: 'Winner on stage', length: 'Hold', content: 'bloom', at: 2 },
  { number: 17, name: 'Drums and rain', length: '3:20', content: 'rain', at: 2 },
  { number: 18, name: 'Interval', length: 'Loop', content: 'ink', at: 2 },
];

export interface ProgramWindow {
  readonly name: string;
  readonly source: string;
  readonly content: string;
  readonly at: number;
  readonly shown: boolean;
}

export const windows: readonly ProgramWindow[] = [
  { name: 'Main wall', source: 'northern_v12.hvc', content: 'aurora', at: 2, shown: true },
  { name: 'Left side', source: 'NDI · Camera 2', content: 'ink', at: 2, shown: true },
  { name: 'Right side', source: 'NDI · Camera 3', content: 'waves', at: 2, shown: true },
  { name: 'Name strip', source: 'Subtitle 1', content: 'silk', at: 2, shown: false },
];

export const layers = [
  { name: 'Wall', value: 1, reading: '100' },
  { name: 'Sides', value: 0.72, reading: '72' },
  { name: 'Floor', value: 0.45, reading: '45' },
  { name: 'Logo', value: 0, reading: '0' },
  { name: 'Sound', value: 0.68, reading: '−6 dB' },
  { name: 'Master', value: 0.9, reading: '90', strong: true },
] as const;
