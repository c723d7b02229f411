import { listProductCategories } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { contentTable } from './tables.ts';

export default endpoint(listProductCategories, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return () => entriesOf('categories');
});
