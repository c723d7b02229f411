import { daysBetween, isoDay } from '../../shared/calendar-day.ts';
import { reportDownloads } from '../../shared/contract/downloads.ts';
import { firstDay } from '../../shared/contract/fields.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import { millisecondsLeft } from '../platform/aws/time-budget.ts';
import { countReader } from '../platform/counters/counter-reader.ts';
import { operation, rows } from '../platform/index.ts';
import { downloadCounters, downloadCountOf, downloadRows } from './download-repository.ts';
import { downloadsTable } from './tables.ts';

/** Counts of one page: half a megabyte of answer. */
const mostCounts = 5_000;

/** A page is ended with this much time left, in milliseconds: a read takes less. */
const timeKept = 2_500;

/** Reports the counters of a range of days, or counts their recorded rows again, as much as fits into one answer and its time. */
export default operation(reportDownloads, { uses: { downloads: rows(downloadsTable, 'Query') } }, ({ downloads }) => {
  const read = countReader(downloads);
  return async ({ type, source, from = firstDay, to = isoDay(Date.now()), cursor }) => {
    if (from > to) throw new Refusal('The days are the wrong way round');
    const partitions =
      source === 'counters'
        ? downloadCounters(type === undefined ? productTypeNumbers : [type], from, to)
        : downloadRows(daysBetween(from, to));
    let pages = 0;
    const isEnough = (counts: number) => {
      pages += 1;
      // Each page reads something, or a report would never end.
      return pages > 1 && (counts >= mostCounts || millisecondsLeft() < timeKept);
    };
    const page = await read(partitions, cursor, isEnough);
    const list = page.list.map(downloadCountOf);
    return { ...page, list: list.filter((count) => type === undefined || count.type === type) };
  };
});
