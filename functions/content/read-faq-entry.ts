import { noSuchFaqEntry } from '../../shared/contract/absences.ts';
import { readFaqEntry } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(readFaqEntry, needs.readFaqEntry, ({ tables }) => {
  const findEntry = entryFinder(tables.content);
  return addressed(async ({ id }) => {
    const entry = await findEntry('faqEntries', '', String(id));
    if (!entry) throw noSuchFaqEntry();
    return entry;
  });
});
