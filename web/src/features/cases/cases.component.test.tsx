import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseLists, caseTypeNumbers, caseTypes } from '../../../../shared/case-type.ts';
import { aCase, aContext } from '../../../testing/builders.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import CaseDetailPage from './case-detail-page.tsx';
import CaseListPage from './case-list-page.tsx';
import { page as caseList } from './load-case-list.ts';
import { page as newsList } from './load-news-list.ts';
import NewsListPage from './news-list-page.tsx';

const cases = caseTypeNumbers.map((type) => aCase({ id: type + 1, type, subTitle: caseTypes[type] }));
const still = { params: {}, reload: () => {} };

test.each([
  [{}, 'All scenarios', Object.values(caseTypes)],
  [{ type: '1' }, 'Stage & Variety shows', ['Stage & Variety shows']],
  [{ type: '2' }, 'The exhibition hall', ['The exhibition hall']],
  [{ type: '3' }, 'Cultural tourism & Night tour', ['Cultural tourism & Night tour']],
])('cases of %o stand under the tab %s', async (params, tab, categories) => {
  const context = aContext({ listCases: ({ type }) => caseLists({ cases, news: [] }, type) });
  await renderAt('/cases', <CaseListPage {...still} data={await caseList.load(context, params)} />);
  const strip = page.getByRole('navigation', { name: 'Scenarios' });
  await expect.element(strip.getByRole('link', { name: tab })).toHaveAttribute('aria-current');
  const cards = page.getByRole('article').elements();
  expect(cards.map((card) => card.querySelector('p')?.textContent)).toEqual(categories);
});

test('a case shows pictures that move by hand, the equipment used, and leads to the next', async () => {
  const detail = {
    ...aCase({ title: 'The skyline' }),
    ...{ images: ['landscape-lighting', 'exhibition-hall'], image_texts: ['The towers', 'The desk'] },
    ...{ detail: '', site: [], outputs: [] },
    equipment: [{ term: 'S3 Pro', description: 'Plays it', url: '/product-s3-pro' }],
    next: { id: 6, title: 'A hall' },
  };
  const visited = await renderAt('/cases-1', <CaseDetailPage {...still} data={detail} />);
  const slides = page.getByRole('region', { name: 'The skyline: slides' });
  await expect.element(slides).toHaveAttribute('data-moving');
  expect(slides.element().querySelector('li:not([inert]) figure')?.getBoundingClientRect().height).toBeCloseTo(500, 0);
  await expect.element(page.getByRole('button', { name: /^(Play|Pause)/ })).not.toBeInTheDocument();
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect.element(facts.getByRole('link', { name: 'S3 Pro' })).toBeVisible();
  await page.getByRole('link', { name: 'Next case: A hall' }).click();
  expect(visited.at(-1)).toBe('/cases-6');
});

test('without news the list says so', async () => {
  await renderAt('/news', <NewsListPage {...still} data={await newsList.load(aContext(), {})} />);
  await expect.element(page.getByText('暂无新闻')).toBeVisible();
  await expect.element(page.getByText('暂无新闻')).toHaveAttribute('lang', 'zh');
});
