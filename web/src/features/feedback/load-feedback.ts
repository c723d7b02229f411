import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { listProducts } from '../../../../shared/contract/content.ts';
import { feedbackLengths } from '../../../../shared/feedback-lengths.ts';
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

/** What an address says for a field, where a person could have typed it. */
const typed = (value: string | undefined, longest: number) => (value ?? '').trim().slice(0, longest);

export const page = definePage(routes.feedback, {
  load: async ({ call, pageText }, { productID, version, userName }): Promise<FeedbackData> => {
    const [texts, products] = await Promise.all([pageText('feedback'), call(listProducts, {})]);
    return {
      texts,
      products: products.map(({ title }) => title),
      given: {
        product: products.find(({ id }) => String(id) === productID)?.title ?? '',
        version: typed(version, feedbackLengths.version),
        name: typed(userName, feedbackLengths.name),
      },
    };
  },
  meta: ({ texts: { title, lead } }) => ({
    title,
    description: lead,
    structuredData: [breadcrumbs([{ name: title, address: href.to('feedback') }])],
  }),
});
