/** The picture of the row of houses, in CSS pixels of the canvas. */
export const CANVAS = { width: 644, height: 438 };

/** Outline of the four houses. */
export const HOUSES =
  'M30 396V176L103 104l73 72v220zM176 396V160h18v-26h18V108h18V84h38v24h18v26h18v26h18v236zM322 396V176l73-72 73 72v220zM468 396V128h146v268z';

/** An arched opening with its foot in the middle of (x, y). */
function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x - half} ${y}v${-(height - half)}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`;
}

const HOUSE_MIDDLES = [103, 249, 395, 541];
const FLOORS = [
  { y: 250, height: 46 },
  { y: 318, height: 46 },
];

/** Windows and gates, which stay dark. */
export const OPENINGS = HOUSE_MIDDLES.flatMap((middle) => [
  ...FLOORS.flatMap(({ y, height }) => [-44, 0, 44].map((offset) => arch(middle + offset, y, 24, height))),
  arch(middle, 396, 46, 58),
  arch(middle, 178, 20, 34),
]).join('');

export const CORNICES = [264, 332].map((y) => `M30 ${y}H614`).join('');

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
