import { caseLists } from '../../shared/case-type.ts';
import { listCases } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listCases, needs.listCases, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(async ({ type }) => {
    const [cases, news] = await Promise.all([entriesOf('cases'), entriesOf('news')]);
    return caseLists({ cases, news }, type);
  });
});
