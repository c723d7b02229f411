import { listProductCategories } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { needs } from './needs.ts';

export default endpoint(listProductCategories, needs.listProductCategories, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return () => entriesOf('categories');
});
