/** What projectors light, as paths on the canvas; the ground is at 396. */

export interface Building {
  readonly outline: string;
  /** Windows and gates, which stay dark. */
  readonly openings: string;
  /** Cornices and corners. */
  readonly lines: string;
}

/** An arched opening with its foot in the middle of (x, y). */
function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  return `M${x - half} ${y}v${-(height - half)}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

const HOUSE_MIDDLES = [103, 249, 395, 541];
const FLOORS = [
  { y: 250, height: 46 },
  { y: 318, height: 46 },
];

/** Four houses in a row. */
export const WAREHOUSES: Building = {
  outline:
    'M30 396V176L103 104l73 72v220zM176 396V160h18v-26h18V108h18V84h38v24h18v26h18v26h18v236zM322 396V176l73-72 73 72v220zM468 396V128h146v268z',
  openings: HOUSE_MIDDLES.flatMap((middle) => [
    ...FLOORS.flatMap(({ y, height }) => [-44, 0, 44].map((offset) => arch(middle + offset, y, 24, height))),
    arch(middle, 396, 46, 58),
    arch(middle, 178, 20, 34),
  ]).join(''),
  lines: [264, 332].map((y) => `M30 ${y}H614`).join(''),
};

/** The upper edge of a wall with `count` merlons, drawn to the right. */
function battlements(count: number, length: number): string {
  const merlon = (0.58 * length) / count;
  const gap = (length - merlon * count) / (count - 1);
  return Array.from({ length: count }, (_, index) => `v-20h${merlon}v20${index < count - 1 ? `h${gap}` : ''}`).join('');
}

/** Two towers, the gate between them, and the beginnings of the walls. */
export const TOWN_GATE: Building = {
  outline: `M24 396V232h69V128${battlements(5, 161)}V182${battlements(4, 136)}V128${battlements(5, 161)}V232h69V396z`,
  openings: arch(322, 396, 98, 120),
  lines: 'M93 148H254M390 148H551M93 396V232M254 396V182M390 396V182M551 396V232M254 202H390',
};

/** A garden wall with its moon gate and lattice windows. */
export const GARDEN_WALL: Building = {
  outline: 'M20 218H624V238H614V396H30V238H20z',
  openings: `${circle(372, 322, 58)}M160 292h48v48h-48z${circle(272, 316, 25)}M476 292h48v48h-48z`,
  lines: 'M30 238H614',
};
