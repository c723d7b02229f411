import { listHomeCases } from '../../../../../shared/contract/content.ts';
import type { PageDefinition } from '../../../lib/pages/page-module.ts';
import { type CaseTeaser, teaserOf } from '../../../shared-features/cases/case-teaser.ts';
import type { ProductData } from '../layout/product-data.ts';
import { productPage } from '../layout/product-page.ts';

/** How many cases the page shows (product-rules.md#page-sizes). */
const caseCount = 6;

export interface S3LiteData extends ProductData<'s3-lite'> {
  readonly cases: readonly CaseTeaser[];
}

const product = productPage({ name: 's3-lite', route: 'productS3Lite', types: [23] });

export const page: PageDefinition<S3LiteData> = {
  ...product,
  load: async (context, params) => {
    const [data, cases] = await Promise.all([
      product.load(context, params),
      context.call(listHomeCases, { limit: caseCount }),
    ]);
    return { ...data, cases: cases.map(teaserOf) };
  },
  /** The banner shows the film and its poster, where there is one: no picture to ask for ahead. */
  meta: (data, params) => {
    const { preloads = [], ...head } = product.meta(data, params);
    return { ...head, preloads: data.page.film ? [] : preloads };
  },
};
