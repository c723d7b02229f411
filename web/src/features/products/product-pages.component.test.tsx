import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBuilds, listHomeCases, listReleases } from '../../../../shared/contract/content.ts';
import { answer } from '../../../testing/components/answer.ts';
import { nextFrame } from '../../../testing/components/clock.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { acceptsMotion, visitsFrom } from '../../../testing/components/visitor.ts';
import { browserContext } from '../../lib/api/browser-context.ts';
import { page as ccMax } from './pages/load-product-cc-max.ts';
import { page as s3Lite } from './pages/load-product-s3-lite.ts';
import { page as streamDeck } from './pages/load-stream-deck.ts';
import ProductCcMaxPage from './pages/product-cc-max-page.tsx';
import ProductS3LitePage from './pages/product-s3-lite-page.tsx';
import StreamDeckPage from './pages/stream-deck-page.tsx';

const still = { params: {}, reload: () => {} };

beforeEach(() => {
  for (const entry of [listBuilds, listHomeCases, listReleases]) answer(entry, () => ({ data: [] }));
});

test.each([
  ['three in view on a desk', 1440, 3],
  ['one on a phone', 390, 1],
])('the key features of S3 Lite stand %s, there are eight, and no case is said to be none', async (_, width, count) => {
  await page.viewport(width, 900);
  await renderAt('/product-s3-lite', <ProductS3LitePage {...still} data={await s3Lite.load(browserContext, {})} />);
  const features = page.getByRole('region', { name: /features.*slides$/i }).element();
  features.scrollIntoView();
  await expect.poll(() => features.querySelectorAll('li:not([inert])').length).toBe(count);
  expect(features.querySelectorAll('li')).toHaveLength(8);
  const cases = page.getByRole('region', { name: 'Where it plays' });
  await expect.element(cases.getByText('There is no case yet.')).toBeVisible();
});

const films = () => {
  const part = page.getByRole('region', { name: /See it run a show|Keys that follow the show/ });
  return [...part.element().querySelectorAll('video')];
};
const playing = () => films().map(({ paused }) => !paused);

test.each([
  ['on a desk', 1440, 900],
  ['in a window of 900 px', 900, 800],
])('both films of ccMAX start %s, the one that came into view last', async (_, width, height) => {
  await acceptsMotion();
  await page.viewport(width, height);
  await renderAt('/product-ccMax', <ProductCcMaxPage {...still} data={await ccMax.load(browserContext, {})} />);
  const [first, last] = films();
  first?.scrollIntoView({ block: 'nearest' });
  await expect.poll(playing).toEqual([true, false]);
  last?.scrollIntoView({ block: 'nearest' });
  await expect.poll(playing).toEqual([false, true]);
  first?.scrollIntoView({ block: 'end' }); // and the second out of view
  await expect.poll(playing).toEqual([true, false]);
});

test.each([
  ['start in a narrow window of a desktop', 'windows', 700, 900, true],
  ['wait on a phone that is turned', 'android', 1200, 600, false],
] as const)('the films of Stream Deck %s', async (_, device, width, height, starts) => {
  await acceptsMotion();
  visitsFrom(device);
  await page.viewport(width, height);
  await renderAt('/stream_deck', <StreamDeckPage {...still} data={await streamDeck.load(browserContext, {})} />);
  films()[0]?.scrollIntoView({ block: 'center' });
  await nextFrame();
  if (starts) await expect.poll(() => playing()[0]).toBe(true);
  else expect(playing()).not.toContain(true);
});
