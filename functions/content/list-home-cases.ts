import { listHomeCases } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listHomeCases, needs.listHomeCases, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(async ({ limit }) => (await entriesOf('cases')).slice(0, limit));
});
