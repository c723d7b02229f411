import { listReleases } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listReleases, needs.listReleases, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(({ type }) => entriesOf('releases', String(type)));
});
