import { usual } from '../../events/consumer-entry.ts';
import { searchMissed } from '../../events/search-missed/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import { enquiriesTable } from './tables.ts';

/** The client's id counts together with the words, so that it suppresses nothing else. */
export default consumer(
  {
    ...usual,
    subscribesTo: [searchMissed],
    userImpact: 'Nobody learns which words people search the site for in vain.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) =>
    count(({ occurredAt, data: { reportId, words } }) =>
      counted({ id: `${reportId}#${words}`, occurredAt }, [
        { counter: 'searches-missed', of: 'site', labels: [], amount: 1 },
        // People type into a search what they like.
        { counter: 'missed-words', of: 'site', labels: [words], amount: 1, isForgotten: true },
      ]),
    ),
);
