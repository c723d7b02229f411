import { spreadsheetText } from '../../../ops/csv/spreadsheet-text.ts';
import { writeCsv } from '../../../ops/csv/write-csv.ts';
import type { AlarmAnswer, MetricAnswer, MetricShape } from '../answers/widget-shapes.ts';
import type { TimeSpan } from './time-range.ts';

/** What a widget shows, a line of the file. */
export interface CsvRow {
  readonly series: string;
  /** ISO 8601: a moment, or two with a slash for what is of a whole range; empty for what has none. */
  readonly time: string;
  readonly value: string;
}

export interface CsvWidget {
  readonly title: string;
  readonly rows: readonly CsvRow[];
}

/** A table as it is read from a widget's HTML. */
export interface Cells {
  readonly caption: string;
  readonly rows: readonly (readonly { readonly text: string; readonly isHeading: boolean }[])[];
}

/** One file of everything that a dashboard shows. */
export function csvOf(dashboard: string, widgets: readonly CsvWidget[]): string {
  const rows = widgets.flatMap(({ title, rows }) => rows.map((row) => ({ dashboard, widget: title, ...row })));
  return writeCsv(rows, { columns: ['dashboard', 'widget', 'series', 'time', 'value'], cell });
}

/** Numbers stay numbers; widgets show what strangers wrote as well. */
const cell = (text: string) => (/^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? text : spreadsheetText(text));

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
const written = (value: number | null) => (value === null ? '' : String(value));

/** The values of its lines, and the numbers of the whole range, as far as the widget shows them. */
export function metricRows(
  { view, sparkline }: Pick<MetricShape, 'view' | 'sparkline'>,
  { times, series }: MetricAnswer,
  { start, end }: Pick<TimeSpan, 'start' | 'end'>,
): CsvRow[] {
  const [hasWhole, hasLine] = [view !== 'timeSeries', view === 'timeSeries' || (view === 'singleValue' && sparkline)];
  return series.flatMap(({ label, values, whole }) => [
    ...(hasWhole ? [{ series: label, time: `${iso(start)}/${iso(end)}`, value: written(whole) }] : []),
    ...(hasLine
      ? times.map((time, position) => ({
          series: label,
          time: iso(time * 1_000),
          value: written(values[position] ?? null),
        }))
      : []),
  ]);
}

export function alarmRows({ alarms }: AlarmAnswer): CsvRow[] {
  return alarms.map(({ label, since, state }) => ({ series: label, time: iso(since), value: state }));
}

/** Each cell with its table's caption and the headings of its row and column; cells without text, as those with drawings, are left out. */
export function cellRows({ caption, rows }: Cells): CsvRow[] {
  const [first = []] = rows;
  const hasHead = first.length > 1 && first.every(({ isHeading }) => isHeading);
  return rows.slice(hasHead ? 1 : 0).flatMap((row) =>
    row.flatMap(({ text, isHeading }, column) => {
      const rowHeading = row.find((each) => each.isHeading)?.text ?? '';
      const columnHeading = hasHead ? (first[column]?.text ?? '') : '';
      const series = [caption, rowHeading, columnHeading].filter(Boolean).join(' · ');
      return isHeading || text === '' ? [] : [{ series, time: '', value: text }];
    }),
  );
}
