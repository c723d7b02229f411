import { noSuchProduct } from '../../shared/contract/absences.ts';
import { type DetailQuestion, detailIdOf } from '../../shared/product-detail.ts';
import type { entriesReader } from '../platform/tables/published-content.ts';

/**
 * Answers the detail of a product.
 * @throws Refusal where the question names no product, or one without a detail
 */
export function detailReader(entriesOf: ReturnType<typeof entriesReader>) {
  return async (question: DetailQuestion) => {
    const id = detailIdOf(question);
    const [detail] = id === undefined ? [] : await entriesOf('productDetails', String(id));
    if (!detail) throw noSuchProduct();
    return detail;
  };
}
