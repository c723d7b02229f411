import { isoDay, millisecondsPerDay } from '../../shared/calendar-day.ts';
import type { DownloadCount } from '../../shared/contract/download-schemas.ts';
import { productTypes } from '../../shared/product-type.ts';
import { platformLabel } from './download-report.ts';

/** A counter that disagrees with the recorded rows. */
export interface Difference {
  /** Product, version, platform and day, as a reader knows them. */
  readonly counter: string;
  readonly counted: number;
  readonly recorded: number;
}

/** Days of rows between two steps of the progress bar. */
const stepDays = 31;

/** Splits a range of UTC days, both included, into steps. */
export function dayRanges(from: string, to: string): { readonly from: string; readonly to: string }[] {
  const ranges = [];
  const last = Date.parse(to);
  for (let start = Date.parse(from); start <= last; start += stepDays * millisecondsPerDay) {
    const end = Math.min(start + (stepDays - 1) * millisecondsPerDay, last);
    ranges.push({ from: isoDay(start), to: isoDay(end) });
  }
  return ranges;
}

/**
 * Compares counters with recorded rows. Downloads go on meanwhile, so the counters are read before and after the rows: a
 * count of rows between the two is right.
 */
export function compareCounts(
  before: readonly DownloadCount[],
  rows: readonly DownloadCount[],
  after: readonly DownloadCount[],
): Difference[] {
  const earlier = countsByCounter(before);
  const recorded = countsByCounter(rows);
  const later = countsByCounter(after);
  const counters = new Set([...earlier.keys(), ...recorded.keys(), ...later.keys()]);
  return [...counters].sort().flatMap((counter) => {
    const found = recorded.get(counter) ?? 0;
    const counted = later.get(counter) ?? 0;
    const agrees = found >= (earlier.get(counter) ?? 0) && found <= counted;
    return agrees ? [] : [{ counter, counted, recorded: found }];
  });
}

function countsByCounter(counts: readonly DownloadCount[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { type, version, system, day, count } of counts) {
    const counter = `${productTypes[type].name} ${version}, ${platformLabel(system)}, ${day}`;
    // A counter that lies on two pages of a report is in both.
    sums.set(counter, (sums.get(counter) ?? 0) + count);
  }
  return sums;
}
