import * as z from 'zod/mini';
import type { Index } from '../tables/pages.ts';
import type { WaitingFigure } from './figure.ts';

/** What waits, as an index knows it, which may lag behind by about a second. */
export interface Waiting {
  readonly count: number;
  /** How many of them have waited for too long. */
  readonly late: number;
  /** Since when the first of them waits (ISO 8601, UTC); '' where none does. */
  readonly oldest: string;
}

const millisecondsPerHour = 60 * 60 * 1_000;

/** Reads what waits at this moment. @param now milliseconds since the epoch */
export async function readWaiting(
  { state, lateHours }: Pick<WaitingFigure, 'state' | 'lateHours'>,
  index: Pick<Index, 'queryPages' | 'sortedBy'>,
  now: number,
): Promise<Waiting> {
  const Row = z.record(z.string(), z.unknown());
  const lateBefore = new Date(now - lateHours * millisecondsPerHour).toISOString();
  let [count, late, oldest] = [0, 0, ''];
  for await (const rows of index.queryPages(state)) {
    const since = rows.map((row) => z.string().parse(Row.parse(row)[index.sortedBy]));
    oldest ||= since[0] ?? '';
    count += since.length;
    late += since.filter((time) => time < lateBefore).length;
  }
  return { count, late, oldest };
}
