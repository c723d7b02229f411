import { noSuchProduct } from '../../shared/contract/absences.ts';
import { readProductDetail } from '../../shared/contract/content.ts';
import { detailIdOf } from '../../shared/product-detail.ts';
import { endpoint, rows } from '../platform/index.ts';
import { entriesReader } from '../platform/tables/published-content.ts';
import { addressed } from './addressed.ts';
import { contentTable } from './tables.ts';

export default endpoint(readProductDetail, { uses: { content: rows(contentTable, 'Query') } }, ({ content }) => {
  const entriesOf = entriesReader(content);
  return addressed(async (question) => {
    const id = detailIdOf(question);
    const [detail] = id === undefined ? [] : await entriesOf('productDetails', String(id));
    if (!detail) throw noSuchProduct();
    return detail;
  });
});
