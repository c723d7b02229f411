import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const main = (page: Page) => page.getByRole('main');
const filled = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const rows = (page: Page) => main(page).locator('li[id]:visible');

/** How far down the first button ends, as a share of the screen. */
async function endOfFirstButton(page: Page): Promise<number> {
  const button = await filled(page, /^Download for Windows/).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return ((button?.y ?? height) + (button?.height ?? 0)) / height;
}

test('on a phone the first button is in the first screen, and all products take eight screens at most', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/download');
  expect(await endOfFirstButton(page)).toBeLessThan(1);
  // The visit to every page is one from a desk, of which this page knows.
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(8);
  await leave();
});

test('on a desk the first button is in the first screen, and a row takes 120 px for each of its builds', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/download');
  expect(await endOfFirstButton(page)).toBeLessThan(1);
  const tall = await rows(page).evaluateAll((items) =>
    items
      .filter((row) => row.getBoundingClientRect().height > 120 * Math.max(1, row.querySelectorAll('li').length))
      .map(({ id }) => id),
  );
  expect(tall).toEqual([]);
  await leave();
});

test.each(['windows', 'mac'] as const)('knowing the computer of a %s moves nothing', async (device) => {
  const { page, problems, leave } = await aVisitor(devices[device]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const place = async () =>
    Math.round(
      await rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().top + scrollY),
    );
  await page.goto('/download');
  const before = await place();
  release();
  await page.getByText(/^For your computer/).waitFor();
  expect(await place()).toBe(before);
  expect(problems).toEqual([]);
  await leave();
});

test('without script every build is listed, the first is filled, and there is no filter', async () => {
  const { page, open, leave } = await aVisitor({ javaScriptEnabled: false });
  await open('/download?page=0');
  expect(await rows(page).count()).toBe(18);
  expect(
    await main(page)
      .getByRole('link', { name: /^(Download|Get) .* for / })
      .count(),
  ).toBe(26);
  expect(await filled(page, /^Download for Windows: S3 Pro/).count()).toBe(1);
  expect(await main(page).getByRole('button').count()).toBe(0);
  await leave();
});

test('a phone without script sends the link by mail', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
  await open('/download?page=1');
  const mail = await page.getByRole('link', { name: 'Send the link to my computer' }).getAttribute('href');
  const { protocol, searchParams } = new URL(mail ?? '');
  expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', 'S3 Pro 5.2.0 for Windows']);
  expect(searchParams.get('body')).toMatch(/^https:\/\/.+\/download\?page=1$/);
  await leave();
});

test.each(['light', 'dark'] as const)(
  'hardware stands in daylight in the light theme; a visitor starts in %s',
  async (colorScheme) => {
    const { page, open, leave } = await aVisitor({ ...devices.windows, colorScheme, pictures: true });
    await open('/download?page=3');
    const shown = () =>
      main(page)
        .locator('li[id] img:visible')
        .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc.includes('-day-')));
    const isLight = colorScheme === 'light';
    await expect.poll(shown).toEqual([isLight, isLight, isLight]);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await expect.poll(shown).toEqual([!isLight, !isLight, !isLight]);
    await leave();
  },
);
