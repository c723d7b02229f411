import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CaseDetail } from '../../../../shared/contract/case-schemas.ts';
import { renderAt } from '../../../testing/components/render-at.ts';
import CaseDetailPage from './case-detail-page.tsx';

const detail: CaseDetail = {
  id: 5,
  title: 'The skyline as one picture',
  subTitle: 'Landscape lighting',
  text: 'Eleven towers carry parts of one picture.',
  create_time: '2026-01-01',
  images: ['landscape-lighting', 'exhibition-hall'],
  image_texts: ['The towers', 'The desk'],
  detail: '<p>At dusk.</p>',
  site: [],
  outputs: [],
  equipment: [{ term: 'S3 Pro', description: 'Plays it', url: '/product-s3-pro' }],
  next: { id: 6, title: 'A hall with one button' },
};

test('a case shows pictures that move by hand, the equipment used, and leads to the next', async () => {
  const visited = await renderAt('/cases-5', <CaseDetailPage data={detail} params={{}} reload={() => {}} />);
  const slides = page.getByRole('region', { name: `${detail.title}: slides` });
  await expect.element(slides).toHaveAttribute('data-moving');
  expect(slides.element().querySelector('li:not([inert]) figure')?.getBoundingClientRect().height).toBeCloseTo(500, 0);
  await expect.element(page.getByRole('button', { name: /^(Play|Pause)/ })).not.toBeInTheDocument();
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect.element(facts.getByRole('link', { name: 'S3 Pro' })).toBeVisible();
  await page.getByRole('link', { name: 'Next case: A hall with one button' }).click();
  expect(visited.at(-1)).toBe('/cases-6');
});
