import type { PageTextName, PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { canonicalAddress, routes } from '../../../../shared/routes.ts';
import type { LoaderModule } from './page-module.ts';
import { breadcrumbs } from './structured-data.ts';

/** Pages that show one text and nothing else; their routes have the names of the texts. */
type TextPage = PageTextName & ('contact' | 'lease' | 'lock');

/** Makes what the file of such a page's loader exports. */
export function textLoader<Name extends TextPage>(name: Name): LoaderModule<PageTexts[Name]> {
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
