import { dragShare, type Place, type PointerAct, pointerAt } from '../kit/pointer-way.ts';
import { placesWhileDrawn } from '../kit/reorder.ts';
import { type AirPage, type NextPage, POEM, VIOLINS } from '../s2/on-air.tsx';
import { type GalaPage, KEY_ROWS } from '../s2/pages.ts';

export interface Act {
  readonly name: string;
  /** Nothing until its page has one. */
  readonly key: string;
  readonly windows: number;
  readonly length: string;
}

const BOATS = 'Paper boats';
const BOATS_KEY = 'P';
const OPERA_KEY = 'T';

const ACTS_OF_THE_EVENING: readonly Act[] = [
  { key: 'F5', name: 'Drum parade', windows: 24, length: '02:40' },
  { key: 'Q', name: 'Forty violins', windows: 15, length: '03:12' },
  { key: 'W', name: 'Poem of the river', windows: 6, length: '01:30' },
  { key: 'E', name: 'Acrobats', windows: 18, length: '04:05' },
  { key: 'R', name: 'Children’s choir', windows: 12, length: '03:40' },
  { key: 'F6', name: 'Interview, NDI 2', windows: 3, length: 'live' },
  { key: OPERA_KEY, name: 'Opera duet', windows: 16, length: '05:20' },
  { key: BOATS_KEY, name: BOATS, windows: 8, length: '02:10' },
];
export const FIRST_NUMBER = 17;
const OPERA = 6;
const OPERA_MOVES_TO = 3;

/** The list on the screen: its first row, and the height of each. */
const LIST_TOP = 86;
export const ROW = 37;
const rowMiddle = (row: number) => LIST_TOP + (row + 0.5) * ROW;

/** The corner and the size of the key P. */
const KEY = { left: 848, top: 513, width: 84, height: 54 };

const GIVES_KEY: PointerAct = { at: 1.1, until: 2.9, from: [210, rowMiddle(7)], to: [886, 538], carries: BOATS };
const MOVES: PointerAct = { at: 5.9, until: 8.1, from: [250, rowMiddle(OPERA)], to: [250, rowMiddle(OPERA_MOVES_TO)] };
export const POINTER: readonly PointerAct[] = [GIVES_KEY, MOVES];
export const START: Place = [470, 440];

/** The last shot shows the end of the poem. */
const LATER = 9.8;
const PRESSED_AT = 12.6;
const POEM_ENDS = PRESSED_AT + 0.4;

const POEM_PAGE: AirPage = {
  name: POEM.name,
  content: 'rain',
  windows: ['waves', 'silk', 'waves', 'silk', 'waves', 'silk'],
  columns: 3,
};
const OPERA_PAGE: AirPage = {
  name: 'Opera duet',
  content: 'grid',
  windows: Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'bloom' : 'ink')),
  columns: 8,
};
const OPERA_NEXT: NextPage = { key: OPERA_KEY, name: 'Opera duet', content: 'grid' };
const ACROBATS_NEXT: NextPage = { key: 'E', name: 'Acrobats', content: 'corridor' };

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
const minutes = (seconds: number) => `${twoDigits(seconds / 60)}:${twoDigits(seconds % 60)}`;

/** What is on air, for how long, and the page that follows. */
function airAt(time: number) {
  if (time < LATER) return { row: 1, page: VIOLINS, next: POEM, nextKey: 'W', left: 82 - time, seconds: 192 };
  if (time < PRESSED_AT)
    return { row: 2, page: POEM_PAGE, next: OPERA_NEXT, nextKey: OPERA_KEY, left: POEM_ENDS - time, seconds: 90 };
  const left = 320 - (time - PRESSED_AT);
  return { row: 3, page: OPERA_PAGE, next: ACROBATS_NEXT, nextKey: 'E', left, seconds: 320 };
}

/** 21:18:46 when the film begins; the poem ends 172 seconds later. */
function clockAt(time: number): string {
  const passed = time < LATER ? time : 172 + (time - POEM_ENDS);
  return `21:${minutes(18 * 60 + 46 + passed)}`;
}

function touchedAt(key: string, time: number): GalaPage['touched'] {
  const [x, y] = pointerAt(POINTER, START, time);
  const isOver =
    GIVES_KEY.at <= time &&
    time < (GIVES_KEY.until ?? 0) &&
    x > KEY.left &&
    x < KEY.left + KEY.width &&
    y > KEY.top &&
    y < KEY.top + KEY.height;
  if (key === BOATS_KEY && isOver) return 'over';
  if (key === OPERA_KEY && MOVES.at <= time && time < LATER) return 'linked';
  return key === OPERA_KEY && PRESSED_AT - 0.12 <= time && time < PRESSED_AT + 0.25 ? 'pressed' : undefined;
}

function keysAt(time: number, given: boolean, onAir: string, next: string): readonly (readonly GalaPage[])[] {
  return KEY_ROWS.map((row) =>
    row.map(({ key, ...page }) => {
      const state = page.state === 'locked' ? page.state : key === onAir ? 'on air' : key === next ? 'next' : undefined;
      const shown =
        key !== BOATS_KEY ? page : given ? { name: 'Boats', content: 'ocean' } : { name: 'Free', content: undefined };
      const { content, ...rest } = shown;
      return { ...rest, ...(content !== undefined && { content }), key, state, touched: touchedAt(key, time) };
    }),
  );
}

/** What the desk shows after so many seconds. */
export function galaAt(time: number) {
  const given = time >= (GIVES_KEY.until ?? 0);
  const places = placesWhileDrawn(ACTS_OF_THE_EVENING.length, OPERA, OPERA_MOVES_TO, dragShare(MOVES, time));
  const air = airAt(time);
  const acts = ACTS_OF_THE_EVENING.map((act, index) => {
    const { at, rank } = places[index] ?? { at: index, rank: index };
    const state = rank < air.row ? 'done' : rank === air.row ? 'on air' : rank === air.row + 1 ? 'next' : 'later';
    return {
      ...act,
      at,
      number: FIRST_NUMBER + rank,
      state,
      key: act.name === BOATS && !given ? undefined : act.key,
      isNew: act.name === BOATS && given && time < (GIVES_KEY.until ?? 0) + 1.4,
      drawn: index === OPERA && MOVES.at <= time && time < (MOVES.until ?? 0),
      taken: act.name === BOATS && GIVES_KEY.at <= time && !given,
    };
  });
  const onAir = acts.find(({ state }) => state === 'on air');
  return {
    acts,
    air: { ...air, left: minutes(Math.max(air.left, 0)), share: 1 - air.left / air.seconds },
    keys: keysAt(time, given, onAir?.key ?? '', air.nextKey),
    count: given ? 44 : 43,
    clock: clockAt(time),
  };
}

export type GalaState = ReturnType<typeof galaAt>;
