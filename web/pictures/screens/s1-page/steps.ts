import type { DeskSymbol } from '../kit/desk-icon.tsx';
import { dragShare, type Place, type PointerAct, pointerAt } from '../kit/pointer-way.ts';
import { placesWhileDrawn } from '../kit/reorder.ts';
import type { StripPage } from '../s1/page-strip.tsx';

export interface PageWindow {
  readonly name: 'Backdrop' | 'Slides' | 'Logo' | 'Camera';
  readonly symbol: DeskSymbol;
  readonly source: string;
  /** CSS pixels of the wall on the desk. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In the order in which they are opened. */
const WINDOWS: readonly PageWindow[] = [
  { name: 'Backdrop', symbol: 'picture', source: 'river.hvc', left: 0, top: 0, width: 748, height: 421 },
  { name: 'Slides', symbol: 'slides', source: 'NDI 1', left: 26, top: 76, width: 448, height: 252 },
  { name: 'Logo', symbol: 'picture', source: 'forum.png', left: 536, top: 62, width: 178, height: 48 },
  { name: 'Camera', symbol: 'camera', source: 'NDI 2', left: 195, top: 46, width: 533, height: 300 },
];

export const SOURCES: readonly { name: string; symbol: DeskSymbol; source: string }[] = [
  { name: 'Slides', symbol: 'slides', source: 'NDI 1' },
  { name: 'Camera', symbol: 'camera', source: 'NDI 2' },
  { name: 'Logo', symbol: 'picture', source: 'forum.png' },
  { name: 'Film', symbol: 'film', source: 'partners.mp4' },
  { name: 'Camera 2', symbol: 'camera', source: 'NDI 3' },
];

/** The wall's corner on the screen, and the pixels that one of its CSS pixels stands for. */
const WALL: Place = [18, 64];
export const WALL_PIXELS = 3840 / 748;
const LISTS_LEFT = 780;
export const ROW = 34;

const centreOf = ({ left, top, width, height }: PageWindow): Place => [
  WALL[0] + left + width / 2,
  WALL[1] + top + height / 2,
];

function opens(name: PageWindow['name'], at: number): PointerAct {
  const window = WINDOWS.find((one) => one.name === name);
  const row = SOURCES.findIndex((source) => source.name === name);
  if (!window) throw new Error(`There is no window ${name}`);
  return { at, until: at + 1, from: [850, 323 + row * ROW], to: centreOf(window), carries: name };
}

const OPENS = [opens('Slides', 0.7), opens('Logo', 2.2), opens('Camera', 3.7)] as const;
const DRAWS_UP: PointerAct = { at: 6, until: 7.6, from: [900, 209], to: [900, 141] };
const SAVES: PointerAct = { at: 9.9, from: [822, 548] };
const TYPES_AT = 10.5;
const LETTER_SECONDS = 0.13;
const NAME = 'Keynote';
const SAVED_AT = 11.8;
const TAKES: PointerAct = { at: 14.2, from: [1004, 548] };

export const ACTS: readonly PointerAct[] = [...OPENS, DRAWS_UP, SAVES, TAKES];
export const START: Place = [700, 420];

export interface ListedWindow extends PageWindow {
  /** Rows from the top of the list, and its place from back to front. */
  readonly at: number;
  readonly rank: number;
  readonly drawn: boolean;
}

function windowsAt(time: number): readonly ListedWindow[] {
  const count = 1 + OPENS.filter(({ until = 0 }) => until <= time).length;
  const places = placesWhileDrawn(count, count - 1, 1, count === WINDOWS.length ? dragShare(DRAWS_UP, time) : 0);
  const isDrawn = DRAWS_UP.at <= time && time < (DRAWS_UP.until ?? 0);
  return WINDOWS.slice(0, count).map((window, index) => ({
    ...window,
    ...(places[index] ?? { at: index, rank: index }),
    drawn: isDrawn && index === count - 1,
  }));
}

/** The frame of a window that is about to be opened, once its source is over the wall. */
function ghostAt(time: number): PageWindow | undefined {
  const act = OPENS.find(({ at, until = at }) => at <= time && time < until);
  const window = WINDOWS.find(({ name }) => name === act?.carries);
  const [x, y] = pointerAt(ACTS, START, time);
  if (!window || x > LISTS_LEFT) return undefined;
  return { ...window, left: x - WALL[0] - window.width / 2, top: y - WALL[1] - window.height / 2 };
}

function chosenAt(time: number): PageWindow['name'] | undefined {
  if (time >= SAVES.at) return undefined;
  const opened = OPENS.findLast(({ until = 0 }) => until <= time);
  return WINDOWS.find(({ name }) => name === opened?.carries)?.name;
}

function pagesAt(saved: boolean, taken: boolean): readonly StripPage[] {
  const keynote: StripPage = {
    name: NAME,
    content: 'silk',
    layout: 'behind',
    state: taken ? 'on the wall' : 'next',
  };
  return [
    { name: 'Doors', content: 'silk', layout: 'whole' },
    { name: 'Welcome', content: 'silk', layout: 'slides', state: taken ? undefined : 'on the wall' },
    ...(saved ? [keynote] : []),
    { name: 'Panel of four', content: 'facets', layout: 'four', state: saved && !taken ? undefined : 'next' },
    { name: 'Film', content: 'city', layout: 'whole' },
    { name: 'Questions', content: 'aurora', layout: 'halves' },
    { name: 'Break', content: 'rain', layout: 'whole' },
  ];
}

const pressed = ({ at }: PointerAct, time: number) => at <= time && time < at + 0.25;

/** What the desk shows after so many seconds. */
export function pageAt(time: number) {
  const saved = time >= SAVED_AT;
  const taken = time >= TAKES.at + 0.1;
  return {
    windows: windowsAt(time),
    ghost: ghostAt(time),
    chosen: chosenAt(time),
    carried: OPENS.find(({ at, until = at }) => at - 0.1 <= time && time < until)?.carries,
    typed:
      time >= SAVES.at + 0.15 && !saved
        ? NAME.slice(0, Math.max(Math.floor((time - TYPES_AT) / LETTER_SECONDS) + 1, 0))
        : undefined,
    savePressed: pressed(SAVES, time),
    takePressed: pressed(TAKES, time),
    state: taken ? ('on the wall' as const) : saved ? ('next' as const) : undefined,
    pages: pagesAt(saved, taken),
    next: saved && !taken ? NAME : 'Panel of four',
  };
}

export type PageState = ReturnType<typeof pageAt>;
