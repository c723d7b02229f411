import { randomUUID } from 'node:crypto';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { noSuchFaqEntry } from '../../shared/contract/absences.ts';
import { rateFaqAnswer } from '../../shared/contract/enquiries.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, limiting, publishing, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';

/** Announces what somebody says of an answer that is published (product-rules.md#faq), and answers when the event is accepted. */
export default endpoint(
  rateFaqAnswer,
  { uses: { limits: limiting(), content: rows(contentTable, 'GetItem'), publish: publishing(faqAnswerRated) } },
  ({ content, publish }) => {
    const find = entryFinder(content);
    return async ({ id, helpful, request_id: ratingId = randomUUID() }) => {
      const entry = await find('faqEntries', '', String(id));
      // Topics have no day.
      if (!entry || entry.update_date === '') throw noSuchFaqEntry();
      await publish(faqAnswerRated, { ratingId, answerId: id, isHelpful: helpful === 1 });
      return {};
    };
  },
);
