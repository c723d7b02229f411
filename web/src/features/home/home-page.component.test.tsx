import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { caseLists } from '../../../../shared/case-type.ts';
import { listCases } from '../../../../shared/contract/content.ts';
import { aCase, aContext } from '../../../testing/builders.ts';
import { answer } from '../../../testing/components/answer.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import HomePage from './home-page.tsx';
import { page as home } from './load-home.ts';

const highlights = page.getByRole('region', { name: 'Where it plays' });
const noCase = highlights.getByText('There is no case of this kind yet.');

async function showHome(...given: Parameters<typeof aContext>): Promise<void> {
  await renderAt('/home', <HomePage data={await home.load(aContext(...given), {})} params={{}} reload={() => {}} />);
}

test('home without any case or product says so in both lists', async () => {
  await showHome();
  await expect.element(noCase).toBeVisible();
  const releases = page.getByRole('region', { name: 'Latest releases' });
  await expect.element(releases.getByText('There is no product of this kind yet.').first()).toBeVisible();
  await expect.element(releases.getByText('Nothing has been released yet.')).toBeVisible();
});

test('a scenario of home without cases says so', async () => {
  answer(listCases, () => ({ data: caseLists({ cases: [], news: [] }, 2) }));
  await showHome({ listHomeCases: () => [aCase()] });
  await expect.element(highlights.getByRole('article')).toBeVisible();
  await highlights.getByRole('button', { name: 'The exhibition hall' }).click();
  await expect.element(noCase).toBeVisible();
  await expect.element(highlights.getByRole('article')).not.toBeInTheDocument();
});
