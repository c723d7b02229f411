import { randomUUID } from 'node:crypto';
import { searchMissed } from '../../events/search-missed/event.ts';
import { reportSearch } from '../../shared/contract/enquiries.ts';
import { missedWords } from '../../shared/missed-words.ts';
import { endpoint, limiting, publishing } from '../platform/index.ts';

/**
 * Announces that a search of the site found nothing (product-rules.md#search), and answers when the event is accepted. What may be kept of the
 * words is decided here too, whatever the client has let through.
 */
export default endpoint(
  reportSearch,
  { uses: { limits: limiting(), publish: publishing(searchMissed) } },
  ({ publish }) =>
    async ({ words = '', request_id: reportId = randomUUID() }) => {
      await publish(searchMissed, { reportId, words: missedWords(words) });
      return {};
    },
);
