import type { MetricAnswer, MetricSeries } from '../answers/widget-shapes.ts';
import { WEEK_MS } from './time-range.ts';

/** One for each time; `null` where nothing was measured. */
export type Values = MetricSeries['values'];

/** Whether nothing was measured in the whole range. */
export function isEmpty({ times, series }: MetricAnswer): boolean {
  return times.length === 0 || series.every(({ values }) => values.every((value) => value === null));
}

/** Whether whatever was measured is zero: of what is counted because it is wrong, that nothing is. */
export function isZero({ series }: Pick<MetricAnswer, 'series'>): boolean {
  return series.every(({ values }) => values.every((value) => value === null || value === 0));
}

/** Positions of values with nothing on either side, which no line would show. */
export function lonePoints(values: Values): number[] {
  const isMissing = (position: number) => (values[position] ?? null) === null;
  return [...values.keys()].filter(
    (position) => !isMissing(position) && isMissing(position - 1) && isMissing(position + 1),
  );
}

/** The last value that was measured. */
export function latest(values: Values): number | null {
  return values.findLast((value) => value !== null) ?? null;
}

export function highest(values: Values): number | null {
  return values.reduce((most, value) => (most === null || (value !== null && value > most) ? value : most), null);
}

/** Each series on top of those before it. Where it measured nothing it adds nothing; where none did, there is no line. */
export function stacked(all: readonly Values[]): Values[] {
  const isMeasured = (position: number) => all.some((values) => (values[position] ?? null) !== null);
  return all.map((values, layer) =>
    values.map((_, position) =>
      isMeasured(position) ? all.slice(0, layer + 1).reduce((sum, below) => sum + (below[position] ?? 0), 0) : null,
    ),
  );
}

/** What each series of `now` was seven days before each of its times. A series is known by its label: another week may have others. */
export function valuesBefore(now: MetricAnswer, before: MetricAnswer): Values[] {
  const positions = new Map(before.times.map((time, position) => [time + WEEK_MS / 1_000, position]));
  return now.series.map(({ label }) => {
    const values = before.series.find((each) => each.label === label)?.values ?? [];
    return now.times.map((time) => values[positions.get(time) ?? -1] ?? null);
  });
}
