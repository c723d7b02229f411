import { Refusal } from '../../shared/contract/dialect.ts';
import { type DownloadCount, maximumRowDays } from '../../shared/contract/download-schemas.ts';
import type { reportDownloads } from '../../shared/contract/downloads.ts';
import type { RequestOf } from '../../shared/contract/endpoint.ts';
import { firstDay } from '../../shared/contract/fields.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import { daysBetween } from './days.ts';
import type { downloadReader } from './download-repository.ts';

/**
 * Reports the counters of a range of days, or counts their recorded rows again.
 * @throws Refusal when the days are the wrong way round, or more rows are asked for than one invocation reads
 */
export function downloadReporter(reader: ReturnType<typeof downloadReader>, today: () => string) {
  return async ({ type, source, from = firstDay, to = today() }: RequestOf<typeof reportDownloads>) => {
    if (from > to) throw new Refusal('The days are the wrong way round');
    if (source === 'counters') {
      const types = type === undefined ? productTypeNumbers : [type];
      return (await Promise.all(types.map((each) => reader.counters(each, from, to)))).flat();
    }
    const days = daysBetween(from, to);
    if (days.length > maximumRowDays)
      throw new Refusal(`Rows are counted for at most ${maximumRowDays} days at a time`);
    const counts: DownloadCount[] = [];
    for (const day of days) counts.push(...(await reader.rowsOf(day)));
    return counts.filter((count) => type === undefined || count.type === type);
  };
}
