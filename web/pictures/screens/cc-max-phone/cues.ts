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
  { number: 11, name: 'Doors', note: 'Done', content: 'aurora', at: 2, state: 'done' },
  { number: 13, name: 'Flower boats', note: '0:22', content: 'bloom', at: 2, state: 'next' },
  { number: 14, name: 'City', note: '0:40', content: 'city', at: 2 },
  { number: 15, name: 'Storm', note: '1:20', content: 'rain', at: 2 },
];
