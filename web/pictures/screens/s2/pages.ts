/** A page of windows that a key calls. */
export interface GalaPage {
  readonly key: string;
  readonly name: string;
  readonly content?: string;
  /** Part of the content that the key shows. */
  readonly position?: string;
  readonly state?: 'on air' | 'next' | 'locked' | undefined;
  /** What a hand does to it in films: a page is dragged over it, its act is dragged, or it is pressed. */
  readonly touched?: 'over' | 'linked' | 'pressed' | undefined;
}

export const KEY_ROWS: readonly (readonly GalaPage[])[] = [
  [
    { key: 'F1', name: 'Black', state: 'locked' },
    { key: 'F2', name: 'Emblem', content: 'bloom' },
    { key: 'F3', name: 'Live left', content: 'city' },
    { key: 'F4', name: 'Live right', content: 'city', position: '80% 50%' },
    { key: 'F5', name: 'Drums', content: 'blocks' },
    { key: 'F6', name: 'Interview', content: 'silk' },
    { key: 'F7', name: 'Votes', content: 'waves' },
    { key: 'F8', name: 'Winner', content: 'grid' },
    { key: 'F9', name: 'Adverts', content: 'facets' },
    { key: 'F10', name: 'Anthem', content: 'aurora' },
    { key: 'F11', name: 'Credits', content: 'particles' },
    { key: 'F12', name: 'Safety', state: 'locked' },
  ],
  [
    { key: '1', name: 'Host 1', content: 'silk', position: '20% 50%' },
    { key: '2', name: 'Host 2', content: 'silk', position: '80% 50%' },
    { key: '3', name: 'Clock', content: 'waves', position: '10% 40%' },
    { key: '4', name: 'Names', content: 'corridor' },
    { key: '5', name: 'Archive', content: 'ink', position: '90% 80%' },
    { key: '6', name: 'Telephone', content: 'facets', position: '90% 10%' },
    { key: '7', name: 'Jingle A', content: 'bloom', position: '30% 20%' },
    { key: '8', name: 'Jingle B', content: 'bloom', position: '70% 80%' },
    { key: '9', name: 'Loop 1', content: 'rain' },
    { key: '0', name: 'Loop 2', content: 'aurora', position: '90% 50%' },
  ],
  [
    { key: 'Q', name: 'Violins', content: 'ink', state: 'on air' },
    { key: 'W', name: 'Poem', content: 'rain', position: '30% 80%', state: 'next' },
    { key: 'E', name: 'Acrobats', content: 'corridor' },
    { key: 'R', name: 'Choir', content: 'aurora', position: '20% 50%' },
    { key: 'T', name: 'Opera', content: 'grid' },
    { key: 'Y', name: 'Magic', content: 'particles' },
    { key: 'U', name: 'Tango', content: 'blocks', position: '90% 90%' },
    { key: 'I', name: 'Comedy', content: 'facets' },
    { key: 'O', name: 'Skaters', content: 'waves', position: '70% 20%' },
    { key: 'P', name: 'Pianos', content: 'silk' },
  ],
  [
    { key: 'A', name: 'Lanterns', content: 'bloom' },
    { key: 'S', name: 'Harbour', content: 'city' },
    { key: 'D', name: 'Storm', content: 'rain' },
    { key: 'F', name: 'Forest', content: 'waves' },
    { key: 'G', name: 'Glacier', content: 'facets' },
    { key: 'H', name: 'Desert', content: 'grid' },
    { key: 'J', name: 'Space', content: 'particles' },
    { key: 'K', name: 'Kites', content: 'silk', position: '60% 90%' },
    { key: 'L', name: 'Loom', content: 'rain', position: '10% 10%' },
  ],
  [
    { key: 'Z', name: 'Floor 1', content: 'corridor' },
    { key: 'X', name: 'Floor 2', content: 'blocks' },
    { key: 'C', name: 'Floor 3', content: 'ink', position: '10% 90%' },
    { key: 'V', name: 'Sides', content: 'aurora' },
    { key: 'B', name: 'Confetti', content: 'particles' },
    { key: 'N', name: 'Free' },
    { key: 'M', name: 'Free' },
  ],
];

export const ORDER = [
  { number: 17, key: 'F5', name: 'Drum parade', windows: 24, length: '02:40', state: 'done' },
  { number: 18, key: 'Q', name: 'Forty violins', windows: 15, length: '03:12', state: 'on air' },
  { number: 19, key: 'W', name: 'Poem of the river', windows: 6, length: '01:30', state: 'next' },
  { number: 20, key: 'E', name: 'Acrobats', windows: 18, length: '04:05', state: 'later' },
  { number: 21, key: 'R', name: 'Children’s choir', windows: 12, length: '03:40', state: 'later' },
  { number: 22, key: 'F6', name: 'Interview, NDI 2', windows: 3, length: 'live', state: 'later' },
  { number: 23, key: 'T', name: 'Opera duet', windows: 16, length: '05:20', state: 'later' },
  { number: 24, key: 'Y', name: 'Magic hour', windows: 31, length: '04:48', state: 'later' },
] as const;
