import { usual } from '../../events/consumer-entry.ts';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { counted } from '../platform/counters/counter-items.ts';
import { consumer, counting } from '../platform/index.ts';
import type { ratings } from './figures.ts';
import { enquiriesTable } from './tables.ts';

/** The client's id counts together with the answer: a repeated request once, and somebody else's id suppresses nothing but that answer's. */
export default consumer(
  {
    ...usual,
    subscribesTo: [faqAnswerRated],
    userImpact: 'Nobody learns which answers of the FAQ leave people where they were.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) =>
    count(({ occurredAt, data: { ratingId, answerId, isHelpful } }) => {
      const of: keyof typeof ratings = isHelpful ? 'helpful' : 'unhelpful';
      const increments = [{ counter: 'faq-ratings', of, labels: [String(answerId)], amount: 1 }];
      return counted({ id: `${ratingId}#${answerId}`, occurredAt }, increments);
    }),
);
