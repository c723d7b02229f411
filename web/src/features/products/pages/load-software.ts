import type { SoftwarePage } from '../../../../../shared/content/product-page-schema.ts';
import type { ProductType } from '../../../../../shared/product-type.ts';
import type { PageRouteName } from '../../../../../shared/routes.ts';
import type { PageDefinition } from '../../../lib/pages/page-module.ts';
import type { ShownProduct } from '../layout/product-data.ts';
import { pageByProduct, productPage } from '../layout/product-page.ts';

/** What differs between the pages beside their content. */
interface Own {
  readonly type: ProductType;
  /** Title of the list of functions. */
  readonly functions: string;
  /** Whether a refusal of the server is told (product-rules.md#error-messages). */
  readonly tellsRefusals: boolean;
}

export interface SoftwareData extends ShownProduct<SoftwarePage>, Own {}

type SoftwareName = 's1' | 's2' | 'assistant' | 'license-reader' | 'ndi';

function software(name: SoftwareName, route: PageRouteName, own: Own): PageDefinition<SoftwareData> {
  const product = productPage({ name, route, types: [own.type] });
  return { ...product, load: async (context, params) => ({ ...(await product.load(context, params)), ...own }) };
}

export const page = pageByProduct({
  s1: software('s1', 'productS1', { type: 1, functions: 'What S1 does', tellsRefusals: false }),
  s2: software('s2', 'productS2', { type: 2, functions: 'What S2 does', tellsRefusals: true }),
  assistant: software('assistant', 'productAssistant', {
    type: 12,
    functions: 'What it is for',
    tellsRefusals: true,
  }),
  'license-reader': software('license-reader', 'productAuthorization', {
    type: 20,
    functions: 'What it reads, and how it names it',
    tellsRefusals: true,
  }),
  ndi: software('ndi', 'productNdi', { type: 19, functions: 'What it sends', tellsRefusals: false }),
});
