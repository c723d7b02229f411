import { noSuchFaqEntry } from '../../shared/contract/absences.ts';
import { readFaqEntry } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(readFaqEntry, { uses: { content: rows(contentTable, 'GetItem') } }, ({ content }) => {
  const findEntry = entryFinder(content);
  return addressed(async ({ id }) => {
    const entry = await findEntry('faqEntries', '', String(id));
    if (!entry) throw noSuchFaqEntry();
    return entry;
  });
});
