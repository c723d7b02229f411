import { canonicalAddress } from '../../../../../shared/addresses.ts';
import { readProductDetail } from '../../../../../shared/contract/content.ts';
import type { ProductDetail } from '../../../../../shared/contract/content-schemas.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { detailIds } from '../../../../../shared/product-detail.ts';
import { type RouteParams, routes } from '../../../../../shared/routes.ts';
import { pictureName } from '../../../lib/addresses/picture-name.ts';
import { definePage } from '../../../lib/pages/define-page.ts';
import { NotFound } from '../../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../../lib/pages/structured-data.ts';

/** Type of a detail call under which the id of the route says which product is meant (product-rules.md#product-detail-ids). */
const genericType = 0;

/** @throws {NotFound} for a number that names no detail */
function detailId({ id = '' }: RouteParams): number {
  const number = /^\d+$/.test(id) ? Number(id) : Number.NaN;
  if (!detailIds.includes(number)) throw new NotFound(`There is no product ${id}`);
  return number;
}

export const page = definePage(routes.productDetail, {
  load: async ({ call }, params): Promise<ProductDetail> => {
    try {
      const { cover, ...detail } = await call(readProductDetail, { type: genericType, id: detailId(params) });
      return { ...detail, cover: pictureName(cover) };
    } catch (error) {
      if (error instanceof Refusal) throw new NotFound(error.message);
      throw error;
    }
  },
  meta: ({ title, describe, cover }, params) => ({
    title,
    description: describe,
    picture: { name: cover, alt: title },
    structuredData: [breadcrumbs([{ name: title, address: canonicalAddress(routes.productDetail, params) }])],
  }),
  documents: async () => detailIds.map((id) => ({ id: String(id) })),
});
