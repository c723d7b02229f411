import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBuilds, listHomeCases, listReleases } from '../../../../../shared/contract/content.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { renderAt } from '../../../../testing/components/render-at.ts';
import { browserContext } from '../../../lib/api/browser-context.ts';
import { page as s3Lite } from './load-product-s3-lite.ts';
import ProductS3LitePage from './product-s3-lite-page.tsx';

beforeEach(() => {
  for (const entry of [listBuilds, listHomeCases, listReleases]) answer(entry, () => ({ data: [] }));
});

async function showPage(): Promise<void> {
  const data = await s3Lite.load(browserContext, {});
  await renderAt('/product-s3-lite', <ProductS3LitePage data={data} params={{}} reload={() => {}} />);
}

test('the page of S3 Lite without cases says so', async () => {
  await showPage();
  const cases = page.getByRole('region', { name: 'Where it plays' });
  await expect.element(cases.getByText('There is no case yet.')).toBeVisible();
});

test.each([
  ['three in view on a desk', 1440, 3],
  ['one on a phone', 390, 1],
])('the key features of S3 Lite stand %s, and there are eight', async (_, width, count) => {
  await page.viewport(width, 900);
  await showPage();
  const features = page.getByRole('region', { name: /features.*slides$/i });
  features.element().scrollIntoView();
  await expect.poll(() => features.element().querySelectorAll('li:not([inert])').length).toBe(count);
  expect(features.element().querySelectorAll('li')).toHaveLength(8);
});
