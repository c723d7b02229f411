import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
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

export const page = definePage(routes.feedback, {
  load: async ({ call, pageText }, { productID, version = '', userName = '' }): Promise<FeedbackData> => {
    const [texts, products] = await Promise.all([pageText('feedback'), call(listProducts, {})]);
    return {
      texts,
      products: products.map(({ title }) => title),
      given: {
        product: products.find(({ id }) => String(id) === productID)?.title ?? '',
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
