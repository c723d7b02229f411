import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;
const dialog = (page: Page) => page.getByRole('dialog');
const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);

test('the Download anchor stops with the block 88 px below the top', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s3-pro');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  await expect
    .poll(() => page.locator('#download').evaluate((block) => Math.round(block.getBoundingClientRect().top)))
    .toBe(88);
  await leave();
});

test.each([
  ['smoothly', 'no-preference'],
  ['at once for who wants less motion', 'reduce'],
] as const)('the Download anchor scrolls %s', async (how, reducedMotion) => {
  const { page, open, leave } = await aVisitor({ ...devices.windows, reducedMotion });
  await open('/product-s3-pro');
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    addEventListener('scroll', () => seen.push(scrollY));
  });
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const top = () => page.locator('#download').evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await expect.poll(top).toBe(88);
  const places = await page.evaluate(() => new Set(Object(window).seen).size);
  if (how === 'smoothly') expect(places).toBeGreaterThan(1);
  else expect(places).toBe(1);
  await leave();
});

test('S3 Pro offers its Windows build with version, the Stream Deck build and the manual', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s3-pro');
  const block = page.locator('#download');
  expect(await block.getByRole('article').count()).toBe(3);
  expect(await block.getByRole('link', { name: 'Download for Windows' }).getAttribute('href')).toMatch(
    /^\/downloads\/s3-pro\//,
  );
  await block.getByText('5.2.0').first().waitFor();
  expect(await block.getByRole('link', { name: /Download Stream Deck Plugin for Windows/ }).count()).toBe(1);
  expect(await block.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/media/manuals/s3-pro.pdf',
  );
  expect(await block.getByRole('link', { name: 'History of S3 Pro' }).getAttribute('href')).toBe('/history?page=21');
  await leave();
});

test('a module opens its detail in a dialog of 1216 px, and closes with Escape', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s1');
  await page.getByRole('button', { name: /3 subtitle windows/ }).click();
  await dialog(page).getByRole('heading', { name: '3 subtitle windows' }).waitFor();
  expect(await widthOf(dialog(page))).toBe(1216);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await leave();
});

test('More function has seven items, opens on its first, and shows the one that is clicked', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s3');
  await page.getByRole('button', { name: 'More function' }).click();
  const items = dialog(page).getByRole('listitem').getByRole('button');
  await expect.poll(() => items.count()).toBe(7);
  expect(await widthOf(dialog(page))).toBe(1220);
  const heading = dialog(page).getByRole('heading', { level: 3 });
  expect(await heading.textContent()).toBe(await items.first().textContent());
  await items.nth(4).click();
  expect(await heading.textContent()).toBe(await items.nth(4).textContent());
  await leave();
});

test('View All of S3 shows all functions, and fewer again', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s3');
  const shown = page.locator('section:has(#functions-title) ol > li:visible');
  expect(await shown.count()).toBe(9);
  await page.getByRole('button', { name: 'View All' }).click();
  expect(await shown.count()).toBeGreaterThan(9);
  await page.getByRole('button', { name: 'View fewer' }).click();
  expect(await shown.count()).toBe(9);
  await leave();
});

test('the comparison of the C series is 400 px high until all of it is asked for', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/c_series');
  const box = page.locator('section:has(#comparison-title) > div').nth(1);
  const height = async () => Math.round((await box.boundingBox())?.height ?? 0);
  expect(await height()).toBe(400);
  await page.getByRole('button', { name: 'see the full feature comparison' }).click();
  expect(await height()).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Pack up' }).click();
  expect(await height()).toBe(400);
  await leave();
});

test('the solution cards of the C series lead to their cases', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/c_series');
  const links = page.locator('section:has(#solutions-title) a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/cases?type=1',
    '/cases?type=2',
    '/cases?type=3',
  ]);
  await leave();
});

describe('ccMAX and Touch', () => {
  test.each([
    ['/product-ccMax', 'the page of ccMAX'],
    ['/product-touch', 'the page of Touch'],
  ])(
    'on a desktop a code of 140 px in a dialog of 180 px opens %s, and no click outside closes it',
    async (path, label) => {
      const { page, open, leave } = await aVisitor(still);
      await open(path);
      await page.getByRole('button', { name: 'Scan for Android and iOS' }).click();
      await dialog(page).getByRole('heading', { name: 'Android/iOS Scan code to download' }).waitFor();
      const code = dialog(page).getByRole('img', { name: `QR code of ${label}` });
      await code.waitFor();
      expect(await widthOf(code)).toBe(140);
      expect(await widthOf(dialog(page))).toBe(180);
      await page.mouse.click(20, 20);
      expect(await dialog(page).isVisible()).toBe(true);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await dialog(page).waitFor({ state: 'hidden' });
      await page.locator('dialog svg').first().waitFor({ state: 'detached' });
      await leave();
    },
  );

  test('on a phone the builds of ccMAX are links, and there is no code', async () => {
    const { page, open, leave } = await aVisitor(devices.phone);
    await open('/product-ccMax');
    expect(await page.getByRole('link', { name: /for Android/ }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Scan for Android and iOS' }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await leave();
  });
});

test('the pictures of ccMAX stand one at a time in their dialog, 500 px high, and move by hand only', async () => {
  const { page, open, leave } = await aVisitor(devices.windows);
  await open('/product-ccMax');
  await page.getByRole('button', { name: 'Look at its screens' }).click();
  const shown = dialog(page).locator('li:not([inert]) picture');
  await dialog(page).locator('[data-moving]').waitFor();
  const box = await shown.boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  expect(box?.width).toBeLessThan(1216);
  expect(Math.round(box?.height ?? 0)).toBe(500);
  expect(
    await dialog(page)
      .getByRole('button', { name: /^(Play|Pause)/ })
      .count(),
  ).toBe(0);
  await leave();
});

test('the modes of P1 are tabs that arrow keys move through', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-p1tut');
  await page.getByRole('tab', { name: 'Video Mode' }).press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Audio Mode' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tabpanel').getByRole('heading', { name: 'Audio Mode' }).waitFor();
  await leave();
});

test('P1+ has the look-ups of subscriptions and locks, and both products have two editions', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-p1tut');
  const addresses = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(expect.arrayContaining(['/personal?page=1', '/personal?page=2']));
  for (const type of [9, 10, 16, 18]) expect(addresses).toContain(`/history?page=${type}`);
  await leave();
});

test.each([
  ['/product-s2', 2],
  ['/product-s3', 3],
  ['/product-s3-pro', 21],
  ['/product-s3-lite', 23],
  ['/product-assistant', 12],
  ['/productAuthorization', 20],
  ['/adobeHVC', 14],
])(
  '%s tells the message of the server when it refuses to list builds, and keeps those of its document',
  async (path, type) => {
    const { page, open, leave } = await aVisitor(still);
    await page.route(`**/api/pc/download?type=${type}`, (route) =>
      route.fulfill({ json: { status: 5, msg: 'Builds are being renewed' } }),
    );
    await open(path);
    await page.locator('#toasts').getByText('Builds are being renewed').waitFor();
    expect(
      await page
        .locator('#download')
        .getByRole('link', { name: /^Download/ })
        .count(),
    ).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Close the message' }).click();
    await page.getByText('Builds are being renewed').waitFor({ state: 'hidden' });
    await leave();
  },
);

test.each([
  ['the call fails', (page: Page) => page.route('**/api/pc/download?*', (route) => route.fulfill({ status: 500 }))],
  ['there is no connection', (page: Page) => page.route('**/api/pc/download?*', (route) => route.abort())],
])('when %s, the builds of the document stay', async (_, fail) => {
  const { page, open, leave } = await aVisitor(still);
  await fail(page);
  const asked = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/pc/download'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/pc/download'));
  await open('/product-s1');
  await Promise.race([asked, failed]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator('#download').getByRole('link', { name: 'Download for Windows' }).waitFor();
  expect(await page.locator('#toasts').textContent()).toBe('');
  await leave();
});

test('a link to a build shows only where there is a file', async () => {
  const { page, open, leave } = await aVisitor(still);
  await page.route('**/api/pc/download?type=20', (route) =>
    route.fulfill({ json: { status: 0, msg: 'success', data: [] } }),
  );
  await open('/productAuthorization');
  await page.getByText('There is no file to download at the moment.').waitFor();
  expect(
    await page
      .locator('#download')
      .getByRole('link', { name: /^Download/ })
      .count(),
  ).toBe(0);
  await leave();
});

test('the free trial of S3 Lite is offered by the banner as by the card: only while there is a file', async () => {
  const { page, open, leave } = await aVisitor(still);
  const config = { isEmpty: true };
  await page.route('**/api/pc/download?type=23', (route) =>
    config.isEmpty ? route.fulfill({ json: { status: 0, msg: '', data: [] } }) : route.continue(),
  );
  const trial = page.getByRole('link', { name: 'Download Free Trial' });
  const sales = page.getByRole('main').getByRole('link', { name: 'Contact Sales' }).first();
  await open('/product-s3-lite');
  await page.getByText('There is no file to download at the moment.').waitFor();
  expect(await trial.count()).toBe(0);
  expect(await sales.getAttribute('href')).toBe('/feedback?productID=11');
  config.isEmpty = false;
  await open('/product-s3-lite');
  await page.locator('#download').getByRole('link', { name: 'Download for Windows' }).waitFor();
  expect(await trial.getAttribute('href')).toBe('#download');
  await leave();
});

test('an enquiry names the product, and is answered', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-4uPro');
  await page.getByRole('link', { name: 'Ask sales' }).first().click();
  expect(await page.getByLabel('Message').inputValue()).toContain('4U Server');
  await page.getByLabel('Name').fill('Ada Stage');
  await page.getByLabel('E-mail or WhatsApp').fill('ada@example.org');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByRole('status').filter({ hasText: /\w/ }).waitFor();
  await leave();
});

test.each(['/product-s3-lite', '/c_series', '/product-2uPro'])(
  'an enquiry from %s tells its page, also where another page with such a form was before it',
  async (path) => {
    const { page, open, leave } = await aVisitor(still);
    const sent: unknown[] = [];
    await page.route('**/api/partner/contact', async (route) => {
      sent.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
      await route.fulfill({ json: { code: 200, message: 'Thank you.', data: {} } });
    });
    await open('/product-4uPro');
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${path}`);
    await page.locator('h1:focus').waitFor();
    await page.getByLabel('Name').fill('Ada Stage');
    await page.getByLabel('E-mail or WhatsApp').fill('ada@example.org');
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await page.getByRole('status').filter({ hasText: 'Thank you.' }).waitFor();
    expect(sent).toMatchObject([{ name: 'Ada Stage', type: '1', page: path }]);
    await leave();
  },
);

test('an enquiry without a name says so in the words of the rule', async () => {
  const { page, open, leave } = await aVisitor(still);
  await open('/product-s3-lite');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await page.getByText('Please Your Name').first().waitFor();
  await leave();
});
