import { Refusal } from '../../shared/contract/dialect.ts';
import { maximumRowDays } from '../../shared/contract/download-schemas.ts';
import { reportDownloads } from '../../shared/contract/downloads.ts';
import { firstDay } from '../../shared/contract/fields.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import { operation } from '../platform/operation.ts';
import { openTable } from '../platform/table.ts';
import { daysBetween, today } from './days.ts';
import { downloadReader } from './download-repository.ts';
import { needs } from './needs.ts';

const reader = downloadReader(openTable(needs.reportDownloads, 'downloads'));

export const handler = operation(reportDownloads, { reader }, async (request, { reader }) => {
  const { type, source, from = firstDay, to = today() } = request;
  if (from > to) throw new Refusal('The days are the wrong way round');
  if (source === 'counters') {
    const types = type === undefined ? productTypeNumbers : [type];
    return (await Promise.all(types.map((each) => reader.counters(each, from, to)))).flat();
  }
  const days = daysBetween(from, to);
  if (days.length > maximumRowDays) throw new Refusal(`Rows are counted for at most ${maximumRowDays} days at a time`);
  const counts = (await Promise.all(days.map((day) => reader.rowsOf(day)))).flat();
  return counts.filter((count) => type === undefined || count.type === type);
});
