import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listBuilds, listReleases } from '../../../../../shared/contract/content.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { nextFrame } from '../../../../testing/components/clock.ts';
import { renderAt } from '../../../../testing/components/render-at.ts';
import { acceptsMotion, type Device, visitsFrom } from '../../../../testing/components/visitor.ts';
import { browserContext } from '../../../lib/api/browser-context.ts';
import { page as ccMax } from '../pages/load-product-cc-max.ts';
import { page as streamDeck } from '../pages/load-stream-deck.ts';
import ProductCcMaxPage from '../pages/product-cc-max-page.tsx';
import StreamDeckPage from '../pages/stream-deck-page.tsx';

/** A visitor who has not asked for less motion. */
async function comes(device: Device, width: number, height: number): Promise<void> {
  answer(listBuilds, () => ({ data: [] }));
  answer(listReleases, () => ({ data: [] }));
  await acceptsMotion();
  visitsFrom(device);
  await page.viewport(width, height);
}
const still = { params: {}, reload: () => {} };

const films = () => [
  ...page
    .getByRole('region', { name: /See it run a show|Keys that follow the show/ })
    .element()
    .querySelectorAll('video'),
];
const playing = () => films().map(({ paused }) => !paused);

test.each([
  ['on a desk', 1440, 900],
  ['in a window of 900 px', 900, 800],
])('both films of ccMAX start %s, the one that came into view last', async (_, width, height) => {
  await comes('windows', width, height);
  await renderAt('/product-ccMax', <ProductCcMaxPage {...still} data={await ccMax.load(browserContext, {})} />);
  const [first, last] = films();
  expect(films()).toHaveLength(2);
  first?.scrollIntoView({ block: 'center' });
  await expect.poll(playing).toEqual([true, false]);
  last?.scrollIntoView({ block: 'center' });
  await expect.poll(playing).toEqual([false, true]);
  first?.scrollIntoView({ block: 'end' }); // and the second out of view
  await expect.poll(playing).toEqual([true, false]);
});

test.each([
  ['start in a narrow window of a desktop', 'windows', 700, 900, true],
  ['wait on a phone that is turned', 'android', 1200, 600, false],
] as const)('the films of Stream Deck %s', async (_, device, width, height, starts) => {
  await comes(device, width, height);
  await renderAt('/stream_deck', <StreamDeckPage {...still} data={await streamDeck.load(browserContext, {})} />);
  films()[0]?.scrollIntoView({ block: 'center' });
  await nextFrame();
  if (starts) await expect.poll(() => playing()[0]).toBe(true);
  else expect(playing()).not.toContain(true);
});
