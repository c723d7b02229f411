import { caseLists } from '../../shared/case-type.ts';
import { listCases } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listCases, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async ({ type }) => {
    const [cases, news] = await Promise.all([entriesOf('cases'), entriesOf('news')]);
    return caseLists({ cases, news }, type);
  });
});
