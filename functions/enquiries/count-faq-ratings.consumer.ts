import { usual } from '../../events/consumer-entry.ts';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { consumer, counting } from '../platform/index.ts';
import { countedRating } from './faq-rating.ts';
import { enquiriesTable } from './tables.ts';

/** Idempotency key: the rating's id with the answer, which are its row's key. */
export default consumer(
  {
    ...usual,
    subscribesTo: [faqAnswerRated],
    userImpact: 'Nobody learns which answers of the FAQ leave people where they were.',
    uses: { count: counting(enquiriesTable) },
  },
  ({ count }) => count(countedRating),
);
