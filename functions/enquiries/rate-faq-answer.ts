import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { rateFaqAnswer } from '../../shared/contract/enquiries.ts';
import { contentTable } from '../content/public.ts';
import { endpoint, limiting, publishing, rows } from '../platform/index.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { faqRater } from './faq-rating.ts';

export default endpoint(
  rateFaqAnswer,
  { uses: { limits: limiting(), content: rows(contentTable, 'GetItem'), publish: publishing(faqAnswerRated) } },
  ({ content, publish }) => {
    const find = entryFinder(content);
    return faqRater({ findEntry: (id) => find('faqEntries', '', String(id)), publish });
  },
);
