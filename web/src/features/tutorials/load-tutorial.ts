import { canonicalAddress } from '../../../../shared/addresses.ts';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { routes } from '../../../../shared/routes.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { breadcrumbs, videoObject } from '../../lib/pages/structured-data.ts';

type Tab = PageTexts['tutorial']['tabs'][number];

export interface TutorialData extends Pick<PageTexts['tutorial'], 'title' | 'lead' | 'html'> {
  /** Numbers and titles of all tabs. */
  readonly tabs: readonly Pick<Tab, 'number' | 'title'>[];
  readonly tab: Tab;
}

export const page = definePage(routes.tutorial, {
  /** @throws {NotFound} for a value that selects no tab */
  load: async ({ pageText }, { current }): Promise<TutorialData> => {
    const { title, lead, html, tabs } = await pageText('tutorial');
    const tab = tabs.find(({ number }) => String(number) === current);
    if (!tab) throw new NotFound(`There is no tab ${current}`);
    return { title, lead, html, tabs: tabs.map(({ number, title }) => ({ number, title })), tab };
  },
  meta: ({ title, lead, tab }) => {
    const own = { name: title, address: routes.tutorial.path };
    const address = canonicalAddress(routes.tutorial, { current: String(tab.number) });
    const crumbs = address === own.address ? [own] : [own, { name: tab.title, address }];
    const film = tab.film === undefined ? [] : [videoObject({ title: tab.title, text: tab.text, film: tab.film })];
    return {
      title: `${tab.title}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      description: tab.number === 1 ? lead : tab.text,
      structuredData: [breadcrumbs(crumbs), ...film],
    };
  },
  documents: async () => ['1', '2', '3'].map((current) => ({ current })),
});
