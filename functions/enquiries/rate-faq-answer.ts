import { rateFaqAnswer } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entryFinder } from '../platform/tables/published-content.ts';
import { faqRater } from './faq-rating.ts';
import { needs } from './needs.ts';

export default endpoint(rateFaqAnswer, needs.rateFaqAnswer, ({ tables, publish }) => {
  const find = entryFinder(tables.content);
  return faqRater({ findEntry: (id) => find('faqEntries', '', String(id)), publish });
});
