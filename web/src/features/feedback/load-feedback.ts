import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
import type { Product } from '../../../../shared/contract/content-schemas.ts';
import { routes } from '../../../../shared/routes.ts';
import { href } from '../../lib/addresses/href.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';

export interface FeedbackData {
  readonly texts: PageTexts['feedback'];
  /** Names of the products that feedback may be about. */
  readonly products: readonly string[];
  /** With what the form begins: what the address says (product-rules.md#feedback). */
  readonly given: { readonly product: string; readonly version: string; readonly name: string };
}

/** The product of an id of `/product`, or where none has it of a download id: 21 is S3 Pro (product-rules.md#feedback). */
function productOf(products: readonly Product[], asked: string | undefined): Product | undefined {
  return (
    products.find(({ id }) => String(id) === asked) ??
    products.find(({ types }) => types.some((type) => String(type) === asked))
  );
}

export const page = definePage(routes.feedback, {
  load: async ({ call, pageText }, { productID, version = '', userName = '' }): Promise<FeedbackData> => {
    const [texts, products] = await Promise.all([pageText('feedback'), call(listProducts, {})]);
    return {
      texts,
      products: products.map(({ title }) => title),
      given: {
        product: productOf(products, productID)?.title ?? '',
        version: version.trim(),
        name: userName.trim(),
      },
    };
  },
  meta: ({ texts: { title, lead } }) => ({
    title,
    description: lead,
    structuredData: [breadcrumbs([{ name: title, address: href.to('feedback') }])],
  }),
});
