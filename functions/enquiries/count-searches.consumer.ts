import { usual } from '../../events/consumer-entry.ts';
import { searchMissed } from '../../events/search-missed/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedSearch } from './search-report.ts';
import { enquiriesTable } from './tables.ts';

/** Idempotency key: the report's id with the words, which are its row's key. */
export default consumer(
  {
    ...usual,
    subscribesTo: [searchMissed],
    userImpact: 'Nobody learns which words people search the site for in vain.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) => count(countedSearch),
);
