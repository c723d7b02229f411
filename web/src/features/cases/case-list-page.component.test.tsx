import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseLists, caseTypeNumbers, caseTypes } from '../../../../shared/case-type.ts';
import { aCase, aContext } from '../../../testing/builders.ts';
import { renderAt } from '../../../testing/components/render-at.ts';
import CaseListPage from './case-list-page.tsx';
import { page as list } from './load-case-list.ts';

const cases = caseTypeNumbers.map((type) => aCase({ id: type + 1, type, subTitle: caseTypes[type] }));

test.each([
  [
    {},
    'All scenarios',
    ['Landscape lighting', 'Stage & Variety shows', 'The exhibition hall', 'Cultural tourism & Night tour'],
  ],
  [{ type: '1' }, 'Stage & Variety shows', ['Stage & Variety shows']],
  [{ type: '2' }, 'The exhibition hall', ['The exhibition hall']],
  [{ type: '3' }, 'Cultural tourism & Night tour', ['Cultural tourism & Night tour']],
])('cases of %o stand under the tab %s', async (params, tab, categories) => {
  const context = aContext({ listCases: ({ type }) => caseLists({ cases, news: [] }, type) });
  const data = await list.load(context, params);
  await renderAt('/cases', <CaseListPage data={data} params={params} reload={() => {}} />);
  const strip = page.getByRole('navigation', { name: 'Scenarios' });
  await expect.element(strip.getByRole('link', { name: tab })).toHaveAttribute('aria-current');
  expect(
    page
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('p')?.textContent),
  ).toEqual(categories);
});
