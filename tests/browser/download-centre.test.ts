import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

const main = (page: Page) => page.getByRole('main');
const filled = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const rows = (page: Page) => main(page).locator('li[id]:visible');

test.each([
  ['windows', 0, 'Download for Windows: S3 Pro', 'For your computer: Windows'],
  ['mac', 0, 'Download for Mac: Broadcasting Assistant', 'For your computer: Mac'],
  ['mac', 1, 'Download for Windows: S3 Pro', 'Nothing here is made for Mac'],
  ['mac', 4, 'Download for Mac: Broadcasting Assistant', 'For your computer: Mac'],
  ['windows', 5, 'Download for Windows: P1+', 'For your computer: Windows'],
  ['phone', 1, 'Download for Windows: S3 Pro', 'Current version'],
] as const)('on top of a %s in tab %i stands: %s', async (device, tab, name, note) => {
  const { page, problems, open, leave } = await aVisitor(devices[device]);
  await open(`/download?page=${tab}`);
  const panel = main(page)
    .locator('div', { has: page.getByText(note, { exact: true }) })
    .last();
  const [title] = name.split(': ').slice(1);
  await panel.getByRole('heading', { level: 2, name: title, exact: false }).waitFor();
  const background = await panel.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(background).toBe('rgb(255, 155, 61)');
  expect(problems).toEqual([]);
  await leave();
});

test.each(['windows', 'phone'] as const)(
  'the first button of the download centre is in the first screen of a %s',
  async (device) => {
    const { page, open, leave } = await aVisitor(devices[device]);
    await open('/download');
    const button = await filled(page, /^Download for Windows/).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThan(height);
    // The visit to every page is one from a desk, of which this page knows.
    if (device === 'phone') expect(await accessibilityViolations(page)).toEqual([]);
    await leave();
  },
);

test('all products take eight screens of a phone at most, and a row of a desktop 120 px for each of its builds', async () => {
  const phone = await aVisitor(devices.phone);
  await phone.open('/download');
  expect(await phone.page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(8);
  await phone.leave();

  const desktop = await aVisitor(devices.windows);
  await desktop.open('/download');
  const tall = await rows(desktop.page).evaluateAll((items) =>
    items
      .filter((row) => row.getBoundingClientRect().height > 120 * Math.max(1, row.querySelectorAll('li').length))
      .map(({ id }) => id),
  );
  expect(tall).toEqual([]);
  await desktop.leave();
});

test.each(['windows', 'mac'] as const)('knowing the computer of a %s moves nothing', async (device) => {
  const { page, leave } = await aVisitor(devices[device]);
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
  await leave();
});

test('a chosen platform leaves its builds, says how many, and can be taken back', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/download?page=4');
  const all = await rows(page).count();
  const choice = page.getByRole('group', { name: 'Show builds for' });
  await choice.getByRole('button', { name: 'iOS' }).click();
  await page.getByRole('status').filter({ hasText: '2 builds for iOS' }).waitFor();
  expect(await choice.getByRole('button', { pressed: true }).allTextContents()).toEqual(['iOS']);
  expect(await rows(page).locator('h2').allTextContents()).toEqual(['ccMAX', 'Touch']);
  await choice.getByRole('button', { name: 'All' }).click();
  expect(await rows(page).count()).toBe(all);
  await leave();
});

test('a platform for which a tab has nothing is said so, and not only shown empty', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/download?page=1');
  await page.getByRole('button', { name: 'Android', exact: true }).click();
  await page.getByText('Nothing here is made for Android.').waitFor();
  expect(await rows(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Show all builds' }).click();
  await rows(page).first().waitFor();
  await leave();
});

test('another tab begins with all of its builds', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/download?page=1');
  await page.getByRole('button', { name: 'Mac', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Product families' })
    .getByRole('link', { name: 'Auxiliary tools' })
    .click();
  await page
    .getByRole('status')
    .filter({ hasText: /^17 builds$/ })
    .waitFor();
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

test('a phone sends the link by its own sharing, and a cancelled one by nothing else', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] });
    navigator.share = async (data) => {
      Reflect.get(window, 'shared').push(data);
      throw new DOMException('Closed', 'AbortError');
    };
  });
  await open('/download?page=1');
  await page.getByRole('link', { name: 'Send the link to my computer' }).tap();
  const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
  expect(shared).toEqual([{ title: 'S3 Pro 5.2.0 for Windows', url: `${siteUrl}/download?page=1` }]);
  await leave();
});

test('a phone without sharing, or without script, sends the link by mail; a desktop does not', async () => {
  const phone = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
  await phone.open('/download?page=1');
  const mail = await phone.page.getByRole('link', { name: 'Send the link to my computer' }).getAttribute('href');
  const { protocol, searchParams } = new URL(mail ?? '');
  expect([protocol, searchParams.get('subject')]).toEqual(['mailto:', 'S3 Pro 5.2.0 for Windows']);
  expect(searchParams.get('body')).toMatch(/^https:\/\/.+\/download\?page=1$/);
  await phone.leave();

  const desktop = await aVisitor(devices.windows);
  await desktop.open('/download?page=1');
  expect(await desktop.page.getByRole('link', { name: 'Send the link to my computer' }).count()).toBe(0);
  await desktop.leave();
});

test.each(['light', 'dark'] as const)(
  'hardware stands in daylight in the light theme; a visitor starts in %s',
  async (colorScheme) => {
    const { page, open, leave } = await aVisitor({ ...devices.windows, colorScheme });
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
