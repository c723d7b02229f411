import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Scenarios' }).locator('[aria-current]').textContent();
const categories = (page: Page) => page.locator('main article > p:nth-of-type(1)').allTextContents();

test.each([
  ['/cases', 'All scenarios', 4],
  ['/cases?type=1', 'Stage & Variety shows', 1],
  ['/cases?type=2', 'The exhibition hall', 1],
  ['/cases?type=3', 'Cultural tourism & Night tour', 1],
])('%s opens the tab %s', async (path, tab, kinds) => {
  const { page, open, leave } = await aVisitor(still);
  await open(path);
  expect(await current(page)).toBe(tab);
  const shown = new Set(await categories(page));
  expect(shown.size).toBe(kinds);
  if (kinds === 1) expect([...shown]).toEqual([tab]);
  else expect(shown).toContain('Landscape lighting');
  await leave();
});

test('a case shows pictures that move by hand, the equipment used, and leads to the next, which loads anew', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/cases-5');
  await page.locator('[data-moving]').waitFor();
  const box = await page.locator('li:not([inert]) figure').boundingBox();
  expect(Math.round(box?.height ?? 0)).toBe(500);
  expect(await page.getByRole('button', { name: /^(Play|Pause)/ }).count()).toBe(0);
  await page.getByRole('complementary', { name: 'Facts' }).getByRole('link', { name: 'S3 Pro' }).waitFor();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: /^Next case/ }).click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  expect(page.url()).toMatch(/\/cases-\d+$/);
  await leave();
});

test('every case can be reached by going on to the next', async () => {
  const { list } = await cases();
  const seen = new Set<number>();
  for (let id = list[0]?.id ?? 0; !seen.has(id); id = (await detail(id)).next.id) seen.add(id);
  expect(seen.size).toBe(list.length);
});

const cases = async () => {
  const reply = await fetch(new URL('/api/pc/cases', siteUrl));
  const { data } = (await reply.json()) as { data: { allCasesListData: { id: number }[] } };
  return { list: data.allCasesListData };
};
const detail = async (id: number) => {
  const reply = await fetch(new URL(`/api/pc/cases_detail?id=${id}`, siteUrl));
  return ((await reply.json()) as { data: { next: { id: number } } }).data;
};

test('news open the page that they share with the cases, and lead back to the news', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/news');
  expect(await page.locator('main li h2').count()).toBeGreaterThanOrEqual(10);
  await page.locator('main li h2 a').first().click();
  await page.waitForURL(/\/cases-\d{3}$/);
  await page.getByRole('link', { name: 'All news' }).click();
  await page.waitForURL('**/news');
  await leave();
});

test('without news the list says so', async () => {
  const { page, open, leave } = await aVisitor(still);
  await page.route('**/api/pc/cases?type=5', (route) =>
    route.fulfill({
      json: {
        status: 0,
        msg: '',
        data: { allCasesListData: [], aCasesListData: [], bCasesListData: [], cCasesListData: [], newsListData: [] },
      },
    }),
  );
  await open('/cases-101');
  await page.getByRole('link', { name: 'All news' }).click();
  const words = page.getByText('暂无新闻');
  await words.waitFor();
  expect(await words.getAttribute('lang')).toBe('zh');
  await leave();
});

test('a list that cannot be loaded says so, and is there once it can', async () => {
  const { page, open, leave } = await aVisitor(still);
  const list = /\/api\/pc\/cases(\?|$)/;
  await page.route(list, (route) => route.abort());
  await open('/cases-5');
  await page.getByRole('link', { name: 'All cases' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute(list);
  await retry.click();
  await page.getByRole('navigation', { name: 'Scenarios' }).waitFor();
  await leave();
});
