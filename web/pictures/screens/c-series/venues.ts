export type State = 'playing' | 'waiting' | 'offline';

export interface Venue {
  readonly name: string;
  readonly place: string;
  readonly state: State;
  readonly status: string;
  /** Place on the map, percent of its width and height. */
  readonly x: number;
  readonly y: number;
}

export const venues: readonly Venue[] = [
  { name: 'Harbour Skyline', place: 'East quay', state: 'playing', status: 'On air', x: 78, y: 34 },
  { name: 'Riverside Night Tour', place: 'Pier 4', state: 'playing', status: 'On air', x: 37, y: 31 },
  { name: 'Variety Gala', place: 'Main stage', state: 'playing', status: 'Rehearsal', x: 60, y: 12 },
  { name: 'Museum of Industry', place: 'Hall 2', state: 'waiting', status: 'From 09:00', x: 22, y: 58 },
  { name: 'Visitor Centre', place: 'Dome', state: 'offline', status: 'Off, 6 min', x: 36, y: 82 },
];

export interface Room {
  readonly name: string;
  readonly content?: string;
  readonly at?: number;
  readonly note: string;
}

export const rooms: readonly Room[] = [
  { name: 'East quay', content: 'city', at: 2, note: '2 s' },
  { name: 'Main stage', content: 'facets', at: 2, note: '4 s' },
  { name: 'Pier 4', content: 'rain', at: 2, note: '3 s' },
  { name: 'Dome', note: '21:02' },
];

export interface Booking {
  readonly program: string;
  /** Column of its first day, 1 for Monday, and how many days it stays. */
  readonly from: number;
  readonly days: number;
  readonly kind: 'regular' | 'special' | 'draft';
}

export const week: readonly { readonly venue: string; readonly bookings: readonly Booking[] }[] = [
  {
    venue: 'Harbour Skyline',
    bookings: [
      { program: '20:30  Tide and light', from: 1, days: 4, kind: 'regular' },
      { program: '20:00  Festival', from: 5, days: 3, kind: 'special' },
    ],
  },
  {
    venue: 'Museum',
    bookings: [{ program: '09:00  Steam and steel, every 20 min', from: 2, days: 6, kind: 'regular' }],
  },
  {
    venue: 'Riverside',
    bookings: [
      { program: '20:30  Lanterns', from: 1, days: 3, kind: 'regular' },
      { program: '20:30  Lanterns, summer', from: 4, days: 4, kind: 'special' },
    ],
  },
  {
    venue: 'Variety Gala',
    bookings: [
      { program: 'Rehearsal', from: 3, days: 2, kind: 'draft' },
      { program: '19:30  Gala', from: 5, days: 2, kind: 'regular' },
    ],
  },
  {
    venue: 'Visitor Centre',
    bookings: [
      { program: '10:00  Deep sea', from: 1, days: 5, kind: 'regular' },
      { program: '10:00  Kids', from: 6, days: 2, kind: 'draft' },
    ],
  },
];
