import { readProductDetail } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/endpoint.ts';
import { entriesReader } from '../platform/published-content.ts';
import { needs } from './needs.ts';
import { detailReader } from './product-details.ts';

export default endpoint(readProductDetail, needs.readProductDetail, ({ tables }) =>
  detailReader(entriesReader(tables.content)),
);
