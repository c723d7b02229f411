import { isDeepStrictEqual } from 'node:util';
import { isoDay, millisecondsPerDay } from '../../shared/calendar-day.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import type { CountedPartition } from '../platform/counters/counter-items.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { rows, schedule } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { downloadCounters, downloadRows } from './download-repository.ts';
import * as lines from './log-lines.ts';
import { downloadsTable } from './tables.ts';

/**
 * Compares the counters of the UTC day before with the rows of its downloads. Each row is written with its counter, so any difference is a
 * fault of ours, or somebody's hand.
 */
export default schedule(
  {
    expression: 'cron(30 1 * * ? *)',
    userImpact: 'Nobody hears of it when the figures of downloads are wrong.',
    uses: { downloads: rows(downloadsTable, 'Query') },
  },
  ({ downloads }) => {
    const read = countReader(downloads);
    const sums = async (partitions: readonly CountedPartition[]) => {
      const { list } = await read(partitions);
      return new Map(list.map(({ of, labels, count }) => [JSON.stringify([of, ...labels]), count]));
    };
    return async ({ dueAt }) => {
      const day = isoDay(dueAt.getTime() - millisecondsPerDay);
      const counters = () => sums(downloadCounters(productTypeNumbers, day, day));
      const before = await counters();
      const recorded = await sums(downloadRows([day]));
      const counted = await counters();
      // A late download is counted meanwhile: the run is tried again.
      if (!isDeepStrictEqual(before, counted)) throw new Error(`Downloads of ${day} are still being counted`);
      const drift = [...new Set([...recorded.keys(), ...counted.keys()])].reduce(
        (total, key) => total + Math.abs((recorded.get(key) ?? 0) - (counted.get(key) ?? 0)),
        0,
      );
      log(
        lines.countersCompared,
        { day, recorded: sumOf(recorded), counted: sumOf(counted), drift },
        { CounterDrift: drift },
      );
    };
  },
);

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
