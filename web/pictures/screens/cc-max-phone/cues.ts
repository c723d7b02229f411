/** What comes before and after the running cue. */

export interface Cue {
  readonly number: number;
  readonly name: string;
  readonly note: string;
  readonly content: string;
  readonly at: number;
  readonly state?: 'done' | 'next';
}

export const cues: readonly Cue[] = [
  { number: 13, name: 'Welcome', note: 'Done', content: 'city', at: 2, state: 'done' },
  { number: 15, name: 'Award film 1', note: '1:45', content: 'facets', at: 2, state: 'next' },
  { number: 16, name: 'Winner on stage', note: 'Hold', content: 'bloom', at: 2 },
  { number: 17, name: 'Drums and rain', note: '3:20', content: 'rain', at: 2 },
];
