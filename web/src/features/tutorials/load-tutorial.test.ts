import { expect, test } from 'vitest';
import type { PageTexts } from '../../../../shared/content/page-text-schema.ts';
import { aContext } from '../../../testing/builders.ts';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-tutorial.ts';

const { documents, load, meta } = page;

const part = { text: 'Where it stands.', steps: ['Start P1.', 'Click.'], captions: ['Start.', 'Click.', 'Copy.'] };
const tutorial: PageTexts['tutorial'] = {
  title: 'The hardware code',
  lead: 'Three films.',
  tabs: [
    { number: 1, title: 'Find it', ...part },
    { number: 2, title: 'Order', ...part, film: 'home' },
    { number: 3, title: 'Move', ...part },
  ],
  html: '<p>No secret.</p>',
};
const context = aContext({ pageText: () => tutorial as never });

test('a part is shown with the titles of all', async () => {
  const { tab, tabs } = await load(context, { current: '2' });
  expect(tab).toMatchObject({ title: 'Order', film: 'home' });
  expect(tabs.map(({ title }) => title)).toEqual(['Find it', 'Order', 'Move']);
});

test.each(['0', '4', 'x', ''])('there is no part %o', async (current) => {
  await expect(load(context, { current })).rejects.toBeInstanceOf(NotFound);
});

test('every part has a document', async () => {
  expect(await documents?.(context)).toEqual([{ current: '1' }, { current: '2' }, { current: '3' }]);
});

test.each([
  ['1', 1, ['BreadcrumbList']],
  ['2', 2, ['BreadcrumbList', 'VideoObject']],
  ['3', 2, ['BreadcrumbList']],
])('part %s stands in its place, with a film where there is one', async (current, crumbs, types) => {
  const { title, structuredData = [] } = meta(await load(context, { current }), {});
  expect(structuredData.map((item) => Reflect.get(item, '@type'))).toEqual(types);
  expect(structuredData[0]).toMatchObject({ itemListElement: { length: crumbs } });
  expect(title).toMatch(/: the hardware code$/);
});
