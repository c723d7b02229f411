import { canonicalAddress } from '../../../../shared/addresses.ts';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { routes } from '../../../../shared/routes.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs } from '../../lib/pages/structured-data.ts';
import { tabNames, tabOf } from './certification-tabs.ts';

export type CertificationTexts = PageTexts['sign'];

export const page = definePage(routes.sign, {
  /** @throws {NotFound} for a value that selects no tab */
  load: async ({ pageText }, { tab }): Promise<CertificationTexts> => {
    if (!tabOf(tab)) throw new NotFound(`There is no tab ${tab}`);
    return pageText('sign');
  },
  meta: ({ title, lead }, { tab }) => {
    const own = { name: title, address: routes.sign.path };
    const chosen = tabOf(tab);
    const isFirst = chosen === undefined || chosen.key === 'about';
    const crumbs = isFirst
      ? [own]
      : [own, { name: chosen.label, address: canonicalAddress(routes.sign, { tab: chosen.key }) }];
    return {
      title: isFirst ? title : `${title}: ${chosen.label}`,
      description: lead,
      structuredData: [breadcrumbs(crumbs)],
    };
  },
  documents: async () => tabNames.map((tab) => ({ tab })),
});
