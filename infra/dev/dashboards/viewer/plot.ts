import uPlot from 'uplot';
import { resolved, seriesColour, thin } from './colours.ts';
import { lonePoints, type Values } from './measured.ts';
import { linesOf, valueScale } from './value-scale.ts';
import { axisTimes, short } from './written.ts';

/** Of the labels at axes, as large as the page's small print. */
const font = () =>
  `${0.6875 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px system-ui, sans-serif`;

/** What of a metric widget is drawn as lines. */
export interface Lines {
  readonly times: readonly number[];
  readonly values: readonly Values[];
  /** The same a week before, dashed; may be missing. */
  readonly before: readonly Values[];
}

export interface LineLook {
  readonly unit: string;
  readonly isStacked: boolean;
  /** Without axes, and nothing happens under the pointer. */
  readonly isSmall: boolean;
}

export const dataOf = ({ times, values, before }: Lines): uPlot.AlignedData =>
  [times, ...values, ...before].map((each) => [...each]) as uPlot.AlignedData;

/** How lines are drawn. Sizes come when the chart has its place. */
export function plotOptions({ values, before }: Lines, { unit, isStacked, isSmall }: LineLook): uPlot.Options {
  const hasFill = isStacked || values.length === 1;
  let scale = valueScale(0, 0, 1, true);
  const range = (plot: uPlot, lowest: number | null, highest: number | null): uPlot.Range.MinMax => {
    const measured = (plot.data.slice(1) as Values[]).flat();
    const areWhole = measured.every((value) => value === null || Number.isInteger(value));
    const steps = Math.min(5, Math.max(2, Math.floor(plot.height / 44)));
    scale = valueScale(lowest ?? 0, highest ?? 0, steps, areWhole);
    return isSmall ? [Math.min(0, lowest ?? 0), Math.max(highest ?? 0, 1e-9)] : [scale.from, scale.to];
  };
  return {
    ...{ width: 0, height: 0 },
    legend: { show: false },
    padding: isSmall ? [3, 3, 3, 3] : [8, 10, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'UTC'),
    cursor: isSmall
      ? { show: false }
      : { y: false, drag: { x: false, y: false }, points: { size: 7 }, sync: { key: 'time', scales: ['x', null] } },
    scales: { x: { time: true }, y: { range } },
    axes: isSmall ? [{ show: false }, { show: false }] : axes(unit, () => linesOf(scale)),
    series: [
      {},
      ...values.map((_, position) => line(position, hasFill && (isStacked ? 22 : 12))),
      ...before.map((_, position) => lineBefore(position)),
    ],
    bands: isStacked
      ? values.slice(1).map((_, position) => ({ series: [position + 2, position + 1] as [number, number] }))
      : [],
  };
}

function line(position: number, fill: number | false): uPlot.Series {
  const colour = seriesColour(position);
  return {
    stroke: () => resolved(colour),
    width: 1.75,
    spanGaps: false,
    ...(fill && { fill: () => resolved(thin(colour, fill)) }),
    points: {
      show: false,
      size: 5,
      width: 0,
      fill: () => resolved(colour),
      filter: (plot, series) => lonePoints(plot.data[series] as Values),
    },
  };
}

function lineBefore(position: number): uPlot.Series {
  const colour = thin(seriesColour(position), 60);
  return { stroke: () => resolved(colour), width: 1.25, dash: [4, 4], points: { show: false } };
}

/** @param lines where the axis of values has its lines */
function axes(unit: string, lines: () => number[]): uPlot.Axis[] {
  const look = {
    font: font(),
    stroke: () => resolved('var(--quiet)'),
    grid: { width: 1, stroke: () => resolved('var(--hairline)') },
    ticks: { show: false },
  };
  return [
    {
      ...look,
      grid: { show: false },
      ...{ gap: 6, size: 26, space: 64 },
      values: (_, times, __, ___, increment) => axisTimes(times, increment),
    },
    {
      ...look,
      gap: 6,
      size: (plot, texts) => widthOf(plot, texts),
      splits: lines,
      values: (_, numbers) => numbers.map((number) => short(number, unit)),
    },
  ];
}

/** As wide as its longest text, in steps, so that charts below each other begin in line more often than not. */
function widthOf({ ctx }: uPlot, texts: readonly string[] | null): number {
  ctx.save();
  ctx.font = font();
  const widest = Math.max(0, ...(texts ?? []).map((text) => ctx.measureText(text).width));
  ctx.restore();
  return Math.max(44, 12 + Math.ceil((widest + 6) / 12) * 12);
}
