/** The picture of the building, in CSS pixels of the canvas. */
export const CANVAS = { width: 644, height: 438 };

/** Left and right edge of what each projector lights. */
export const PROJECTED = [
  { name: 'P1', left: 16, right: 194 },
  { name: 'P2', left: 158, right: 338 },
  { name: 'P3', left: 302, right: 484 },
  { name: 'P4', left: 448, right: 628 },
];

const TOP = 62;
const BOTTOM = 414;
const COLUMNS = 6;
const ROWS = 8;

/** A point of the warped grid of P3: straight at its edges, pulled after the gable inside. */
function pointAt(column: number, row: number): readonly [number, number] {
  const across = column / COLUMNS;
  const down = row / ROWS;
  const pull = Math.sin(across * Math.PI) * Math.sin(down * Math.PI * 1.2 + 0.5);
  const lean = (across - 0.5) * (1 - down) * -12;
  return [302 + across * 182 + lean + pull * 2, TOP + down * (BOTTOM - TOP) - pull * 10];
}

const range = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);
const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

export const WARP_LINES = [
  ...range(ROWS).map((row) => line(range(COLUMNS).map((column) => pointAt(column, row)))),
  ...range(COLUMNS).map((column) => line(range(ROWS).map((row) => pointAt(column, row)))),
].join('');

export const WARP_POINTS = range(ROWS).flatMap((row) => range(COLUMNS).map((column) => pointAt(column, row)));
/** The point that is being moved. */
export const HELD_POINT = pointAt(4, 2);

/** Where two neighbours overlap. */
export const OVERLAPS = [
  { name: 'P1 P2', left: 158, width: 36, active: false },
  { name: 'P2 P3', left: 302, width: 36, active: false },
  { name: 'P3 P4', left: 448, width: 36, active: true },
];
export const FRAME = { top: TOP, bottom: BOTTOM };
