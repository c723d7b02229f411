/** The page that an engineer laid out for the guides of a museum. */

export interface Scene {
  readonly name: string;
  readonly note: string;
  readonly content: string;
  readonly on?: boolean;
}

export const scenes: readonly Scene[] = [
  { name: 'Good morning', note: 'All rooms, warm', content: 'silk' },
  { name: 'Guided tour', note: 'Running since 14:05', content: 'waves', on: true },
  { name: 'The storm of 1908', note: 'Film, 12 min', content: 'rain' },
  { name: 'Depths', note: 'Film, 8 min', content: 'ink' },
  { name: 'Evening reception', note: 'Lights low, harp', content: 'city' },
  { name: 'Good night', note: 'All off in 60 s', content: 'aurora' },
];

export const lights = [
  { name: 'Foyer', value: 0.8 },
  { name: 'Ships', value: 0.55 },
  { name: 'Cinema', value: 0.22 },
] as const;

export interface Projector {
  readonly name: string;
  readonly state: 'on' | 'warming' | 'off' | 'silent';
  readonly note: string;
}

export const projectors: readonly Projector[] = [
  { name: 'Ships north', state: 'on', note: 'On' },
  { name: 'Ships south', state: 'on', note: 'On' },
  { name: 'Cinema', state: 'warming', note: 'On in 38 s' },
  { name: 'Shop', state: 'silent', note: 'No answer' },
];

export const servers = [
  { name: 'Ships', address: '192.168.10.21', answers: true },
  { name: 'Cinema', address: '192.168.10.22', answers: true },
  { name: 'Shop', address: '192.168.10.23', answers: false },
] as const;
