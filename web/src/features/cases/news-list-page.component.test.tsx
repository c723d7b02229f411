import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aContext } from '../../../testing/builders.ts';
import { renderAt } from '../../../testing/components/render-at.ts';
import { page as list } from './load-news-list.ts';
import NewsListPage from './news-list-page.tsx';

test('without news the list says so', async () => {
  await renderAt('/news', <NewsListPage data={await list.load(aContext(), {})} params={{}} reload={() => {}} />);
  await expect.element(page.getByText('暂无新闻')).toBeVisible();
  await expect.element(page.getByText('暂无新闻')).toHaveAttribute('lang', 'zh');
});
