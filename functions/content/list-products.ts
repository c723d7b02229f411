import { listProducts } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';

export default endpoint(listProducts, needs.listProducts, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return addressed(() => entriesOf('products'));
});
