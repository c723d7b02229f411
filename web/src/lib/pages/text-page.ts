import { canonicalAddress } from '../../../../shared/addresses.ts';
import type { PageTextName, PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { routes } from '../../../../shared/routes.ts';
import type { PageDefinition } from './page-module.ts';
import { breadcrumbs } from './structured-data.ts';

/** Pages that show one text and nothing else; their routes have the names of the texts. */
type TextPage = PageTextName & ('contact' | 'lease' | 'lock');

/** What such a page loads and says. */
export function textPage<Name extends TextPage>(name: Name): PageDefinition<PageTexts[Name]> {
  return {
    load: ({ pageText }) => pageText(name),
    meta: ({ title, lead }) => ({
      title,
      description: lead,
      structuredData: [breadcrumbs([{ name: title, address: canonicalAddress(routes[name], {}) }])],
    }),
    cache: 'static',
  };
}
