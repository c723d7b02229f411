import { dragShare, type Place, type PointerAct } from '../kit/pointer-way.ts';

/** Pixels of the raster that one CSS pixel of the view stands for, and where the raster begins on the screen. */
export const SCALE = 6;
const ORIGIN: Place = [30, 136];

export const FIELDS = ['Left', 'Top', 'Width', 'Height'] as const;
type Field = (typeof FIELDS)[number];
/** Pixels of the raster. */
export type Box = Readonly<Record<Field, number>>;

interface Panel {
  readonly name: string;
  readonly content: string;
  readonly at: number;
  /** As the drawing of the venue has it. */
  readonly drawn: Box;
  /** As it was placed by eye, and when. */
  readonly byEye: Box;
  readonly from: number;
  readonly until: number;
  /** When it is chosen to be corrected, and when the first number is typed; the others follow. */
  readonly chosen: number;
  readonly typed: number;
}

const box = (Left: number, Top: number, Width: number, Height: number): Box => ({ Left, Top, Width, Height });

export const panels: readonly Panel[] = [
  {
    name: 'Wall',
    content: 'facets',
    at: 2,
    from: 1,
    until: 2.1,
    chosen: 6.9,
    typed: 7.6,
    drawn: box(768, 504, 2304, 1152),
    byEye: box(711, 558, 2412, 1044),
  },
  {
    name: 'Left wing',
    content: 'corridor',
    at: 2,
    from: 2.9,
    until: 3.7,
    chosen: 12.3,
    typed: 12.7,
    drawn: box(192, 504, 384, 1152),
    byEye: box(144, 450, 438, 1098),
  },
  {
    name: 'Right wing',
    content: 'corridor',
    at: 4,
    from: 4.5,
    until: 5.3,
    chosen: 14.6,
    typed: 15,
    drawn: box(3264, 504, 384, 1152),
    byEye: box(3318, 576, 372, 1152),
  },
];

/** Seconds from one number to the next, and for each of its digits: with care for the wall, then as one copies a drawing. */
const paceOf = ({ name }: Panel) => (name === 'Wall' ? { field: 1, digit: 0.15 } : { field: 0.42, digit: 0.08 });

const corner = ({ Left, Top }: Box): Place => [ORIGIN[0] + Left / SCALE, ORIGIN[1] + Top / SCALE];
const opposite = ({ Left, Top, Width, Height }: Box): Place => corner(box(Left + Width, Top + Height, 0, 0));
const rowOf = (index: number): Place => [860, 128 + index * 48];

/** How a window is drawn by eye: from its corner to the one across. */
const drawingOf = ({ from, until, byEye }: Panel): PointerAct => ({
  at: from,
  until,
  from: corner(byEye),
  to: opposite(byEye),
});

export const ACTS: readonly PointerAct[] = [
  ...panels.map(drawingOf),
  ...panels.map(({ chosen }, index) => ({ at: chosen, from: rowOf(index) })),
  // Out of the way of the numbers.
  { at: 11.8, from: [1050, 300] as const, idle: true },
].toSorted((one, other) => one.at - other.at);
export const START: Place = [330, 560];

export interface WindowState extends Pick<Panel, 'name' | 'content' | 'at' | 'drawn'> {
  readonly box: Box;
  /** What stands in each field, digit by digit while it is typed. */
  readonly words: Readonly<Record<Field, string>>;
  readonly typing: Field | undefined;
  readonly chosen: boolean;
  readonly exact: boolean;
}

function stateOf(panel: Panel, time: number, chosen: boolean): WindowState {
  const { name, content, at, drawn, byEye, typed } = panel;
  const { field: step, digit } = paceOf(panel);
  const share = dragShare(drawingOf(panel), time);
  const now = { ...byEye, Width: Math.round(byEye.Width * share), Height: Math.round(byEye.Height * share) };
  const words = { Left: '', Top: '', Width: '', Height: '' };
  let typing: Field | undefined;
  for (const [index, field] of FIELDS.entries()) {
    const begun = typed + index * step;
    const target = String(drawn[field]);
    const digits = Math.floor((time - begun) / digit) + 1;
    const isTyped = digits > target.length;
    if (time >= begun && time < begun + step) typing = field;
    if (isTyped) now[field] = drawn[field];
    words[field] = time >= begun && !isTyped ? target.slice(0, digits) : String(now[field]);
  }
  const exact = FIELDS.every((field) => now[field] === drawn[field]);
  return { name, content, at, drawn, box: now, words, typing, chosen, exact };
}

/** The windows that exist after so many seconds, in the order of their list. */
export function windowsAt(time: number): readonly WindowState[] {
  const there = panels.filter(({ from }) => time > from);
  const corrected = there.findLast(({ chosen }) => time >= chosen + 0.1);
  const current = corrected ?? there.at(-1);
  return there.map((panel) => stateOf(panel, time, panel === current));
}
