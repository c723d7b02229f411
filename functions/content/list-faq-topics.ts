import { listFaqTopics } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { needs } from './needs.ts';

export default endpoint(listFaqTopics, needs.listFaqTopics, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return () => entriesOf('faqTopics');
});
