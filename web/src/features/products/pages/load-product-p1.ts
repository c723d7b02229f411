import type { ManualFacts } from 'virtual:manuals';
import type { PageDefinition } from '../../../lib/pages/page-module.ts';
import { manualOf, type ProductData } from '../layout/product-data.ts';
import { productPage } from '../layout/product-page.ts';

export interface P1Data extends ProductData<'p1'> {
  /** Of P1+; P1 has none. */
  readonly plusManual: ManualFacts | null;
}

const product = productPage({ name: 'p1', route: 'productP1Tutorial', types: [10, 16, 17, 9, 18] });

export const page: PageDefinition<P1Data> = {
  ...product,
  load: async (context, params) => {
    const data = await product.load(context, params);
    return { ...data, plusManual: manualOf(data.page.plus.manual) };
  },
};
