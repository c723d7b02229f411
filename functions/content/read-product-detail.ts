import { readProductDetail } from '../../shared/contract/content.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { rows } from '../platform/tables/rows.ts';
import { addressed } from './addressed.ts';
import { detailReader } from './product-details.ts';
import { contentTable } from './tables.ts';

export default endpoint(readProductDetail, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) =>
  addressed(detailReader(entriesReader(content))),
);
