import { listProductCategories } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/endpoint.ts';
import { entriesReader } from '../platform/published-content.ts';
import { needs } from './needs.ts';

export default endpoint(listProductCategories, needs.listProductCategories, ({ tables }) => {
  const entriesOf = entriesReader(tables.content);
  return () => entriesOf('categories');
});
