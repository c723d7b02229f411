import { readProductDetail } from '../../shared/contract/content.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { detailReader } from './product-details.ts';
import { contentTable } from './tables.ts';

export default endpoint(readProductDetail, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) =>
  addressed(detailReader(entriesReader(content))),
);
