import { listProducts } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/endpoint.ts';
import { entriesReader } from '../platform/published-content.ts';
import { needs } from './needs.ts';

export default endpoint(listProducts, needs.listProducts, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return () => entriesOf('products');
});
