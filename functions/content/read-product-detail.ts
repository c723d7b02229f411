import { readProductDetail } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { needs } from './needs.ts';
import { detailReader } from './product-details.ts';

export default endpoint(readProductDetail, needs.readProductDetail, ({ tables }) =>
  addressed(detailReader(entriesReader(tables.content))),
);
