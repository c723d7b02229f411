import { listProducts } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(listProducts, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(() => entriesOf('products'));
});
