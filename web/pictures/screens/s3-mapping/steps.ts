import { dragShare, type Place, type PointerAct, pointerAt } from '../kit/pointer-way.ts';
import { WAREHOUSES } from '../s3/buildings.ts';

/** The upper left corner of the canvas on the screen. */
const CANVAS: Place = [216, 44];
const onScreen = ([x, y]: Place): Place => [CANVAS[0] + x, CANVAS[1] + y];

const OUTLINES = WAREHOUSES.outline.split(/(?=M)/);

interface House {
  readonly name: string;
  /** What will be laid on it. */
  readonly file: string;
  readonly content: string;
  /** CSS pixels of the canvas. */
  readonly middle: number;
}

const HOUSES: readonly House[] = [
  { name: 'Granary', file: 'tide_8k.hvc', content: 'aurora', middle: 103 },
  { name: 'Guild hall', file: 'stone_8k.hvc', content: 'blocks', middle: 249 },
  { name: 'Dye works', file: 'dyers_8k.hvc', content: 'ink', middle: 395 },
  { name: 'Customs', file: 'lanterns.hvc', content: 'bloom', middle: 541 },
];

export const CONTENTS = [
  { file: 'tide_8k.hvc', note: '00:36', content: 'aurora' },
  { file: 'stone_8k.hvc', note: '01:48', content: 'blocks' },
  { file: 'dyers_8k.hvc', note: '00:22', content: 'ink' },
  { file: 'lanterns.hvc', note: '00:50', content: 'bloom' },
  { file: 'snow_8k.hvc', note: '02:05', content: 'rain' },
] as const;
export const CONTENT_ROW = 76;
const CONTENT_TOP = 90;

/** When the view of each part of the film begins. */
export const NAMES_END = 4.6;
const CONTENT_ENDS = 8.8;
const WARP_ENDS = 13.2;

const chooses = (house: number, at: number): PointerAct => ({
  at,
  from: onScreen([HOUSES[house]?.middle ?? 0, 228]),
});
const CHOOSES_DYE_WORKS = chooses(2, 0.9);
const CHOOSES_CUSTOMS = chooses(3, 2.8);

function lays(row: number, at: number): PointerAct {
  const file = CONTENTS[row]?.file ?? '';
  const house = HOUSES.find((one) => one.file === file);
  const from: Place = [905, CONTENT_TOP + (row + 0.5) * CONTENT_ROW];
  return { at, until: at + 1.1, from, to: onScreen([house?.middle ?? 0, 250]), carries: file };
}

const LAYS = [lays(2, 5.4), lays(3, 7)] as const;

/** The grid of P3 when all is straight: its lines meet edges, ridge and floors of the dye works. */
const STRAIGHT = { left: 285.5, right: 504.5, top: 60, bottom: 400 };
const COLUMNS = 6;
const ROWS = 10;
const CROOKED_LEFT: Place = [316, 98];
const CROOKED_RIGHT: Place = [472, 76];
const WARPS_LEFT: PointerAct = {
  at: 9.7,
  until: 10.8,
  from: onScreen(CROOKED_LEFT),
  to: onScreen([STRAIGHT.left, STRAIGHT.top]),
};
const WARPS_RIGHT: PointerAct = {
  at: 11.5,
  until: 12.5,
  from: onScreen(CROOKED_RIGHT),
  to: onScreen([STRAIGHT.right, STRAIGHT.top]),
};

/** The slider of the overlap, and the switch of the grey field. */
export const SLIDER = { left: 877, width: 227, share: 0.56, pixels: 380 };
const SOFTENS: PointerAct = {
  at: 14.2,
  until: 16,
  from: [SLIDER.left, 278],
  to: [SLIDER.left + SLIDER.width * SLIDER.share, 278],
};
const GREY_OFF: PointerAct = { at: 16.8, from: [1078, 440] };

export const ACTS: readonly PointerAct[] = [
  CHOOSES_DYE_WORKS,
  CHOOSES_CUSTOMS,
  ...LAYS,
  WARPS_LEFT,
  WARPS_RIGHT,
  SOFTENS,
  GREY_OFF,
];
export const START: Place = [470, 330];

/** What P3 and P4 light, and where both do. */
export const P3 = { left: STRAIGHT.left, right: STRAIGHT.right };
export const P4 = { left: 448, right: 628 };
export const FRAME = { top: STRAIGHT.top, bottom: STRAIGHT.bottom };

const LETTER_SECONDS = 0.12;
const holds = ({ at, until = at }: PointerAct, time: number) => at <= time && time < until;
const done = ({ at, until = at }: PointerAct, time: number) => time >= until;

/** A name that is typed from half a second after its house was chosen. */
function typed(name: string, { at }: PointerAct, time: number): string {
  return name.slice(0, Math.max(Math.floor((time - at - 0.5) / LETTER_SECONDS) + 1, 0));
}

function surfacesAt(time: number) {
  const [x, y] = pointerAt(ACTS, START, time);
  return HOUSES.map((house, index) => {
    const choice = [undefined, undefined, CHOOSES_DYE_WORKS, CHOOSES_CUSTOMS][index];
    const laid = LAYS.find(({ carries }) => carries === house.file);
    const name = choice ? typed(house.name, choice, time) : house.name;
    const typing = choice !== undefined && done(choice, time) && time < choice.at + 1.9 && time < NAMES_END;
    const over =
      laid && holds(laid, time) && Math.abs(x - CANVAS[0] - house.middle) < 73 && y > CANVAS[1] + 128 && y < 440;
    return {
      ...house,
      outline: OUTLINES[index] ?? '',
      number: index + 1,
      name,
      typing,
      over: over === true,
      laid: laid === undefined || done(laid, time),
    };
  });
}

/** A corner on its way from its crooked to its straight place. */
function corner(act: PointerAct, crooked: Place, [x, y]: Place, time: number): Place {
  const share = dragShare(act, time);
  return [crooked[0] + (x - crooked[0]) * share, crooked[1] + (y - crooked[1]) * share];
}

const range = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);

function gridAt(time: number) {
  const { left, right, top, bottom } = STRAIGHT;
  const upperLeft = corner(WARPS_LEFT, CROOKED_LEFT, [left, top], time);
  const upperRight = corner(WARPS_RIGHT, CROOKED_RIGHT, [right, top], time);
  const point = (column: number, row: number): Place => {
    const across = column / COLUMNS;
    const down = row / ROWS;
    const mix = (axis: 0 | 1, lowerLeft: number, lowerRight: number) =>
      (upperLeft[axis] * (1 - across) + upperRight[axis] * across) * (1 - down) +
      (lowerLeft * (1 - across) + lowerRight * across) * down;
    return [mix(0, left, right), mix(1, bottom, bottom)];
  };
  const line = (points: readonly Place[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const held = holds(WARPS_LEFT, time) ? upperLeft : holds(WARPS_RIGHT, time) ? upperRight : undefined;
  return {
    lines: [
      ...range(ROWS).map((row) => line([point(0, row), point(COLUMNS, row)])),
      ...range(COLUMNS).map((column) => line([point(column, 0), point(column, ROWS)])),
    ].join(''),
    points: range(ROWS).flatMap((row) => range(COLUMNS).map((column) => point(column, row))),
    upperLeft,
    upperRight,
    held,
    straight: done(WARPS_RIGHT, time),
  };
}

/** What the screen shows after so many seconds. */
export function mappingAt(time: number) {
  const view = time < CONTENT_ENDS ? ('surfaces' as const) : time < WARP_ENDS ? ('warp' as const) : ('blend' as const);
  return {
    view,
    surfaces: surfacesAt(time),
    carried: LAYS.find((act) => act.at - 0.1 <= time && !done(act, time))?.carries,
    grid: gridAt(time),
    /** Share of the overlap in which one projector fades out and the other in. */
    softened: dragShare(SOFTENS, time),
    grey: !done(GREY_OFF, time),
  };
}

export type MappingState = ReturnType<typeof mappingAt>;
