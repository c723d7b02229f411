import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

test.each([
  ['ccMAX', 11],
  ['Touch', 13],
])('%s offers its phone builds as a QR code of 120 × 120 on a desktop', async (_, type) => {
  const { page, problems, open, leave } = await aVisitor();
  await open(`/history?page=${type}`);
  for (const platform of ['Android', 'iOS']) {
    await page
      .getByRole('region', { name: /^New version/ })
      .getByRole('button', { name: new RegExp(`^Scan code: .* for ${platform}`) })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const code = dialog.locator('svg[width="120"]');
    const box = await code.boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([120, 120]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  expect(problems).toEqual([]);
  await leave();
});

test.each([
  ['ccMAX', 11],
  ['Touch', 13],
])('%s offers phone builds of older versions as QR codes on a desktop, each its own', async (name, type) => {
  const { page, problems, open, leave } = await aVisitor();
  await open(`/history?page=${type}`);
  const older = page.getByRole('region', { name: 'Historical version' });
  const codes = older.getByRole('button', { name: /^Scan code: / });
  await codes.first().waitFor();
  expect(await older.getByRole('link', { name: /\.apk$/ }).count()).toBe(0);
  await codes.last().click();
  const version = await older.getByRole('article').last().getByRole('heading', { level: 3 }).textContent();
  await page.getByRole('dialog').getByText(`${name} ${version}`, { exact: true }).waitFor();
  await page.getByRole('dialog').locator('svg[width="120"]').waitFor();
  expect(problems).toEqual([]);
  await leave();
});

test('a phone gets the apk itself, without a dialog', async () => {
  const { page, open, leave } = await aVisitor(devices.phone);
  await open('/history?page=11');
  const link = page.getByRole('link', { name: /^Download ccMAX .* for Android/ }).first();
  expect(await link.getAttribute('href')).toMatch(/\.apk\?attname=/);
  const older = page.getByRole('region', { name: 'Historical version' });
  expect(await older.getByRole('link', { name: /\.apk$/ }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: /^Scan code/ }).count()).toBe(0);
  await leave();
});

test('copying a checksum says so', async () => {
  const { page, open, leave } = await aVisitor({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await open('/history?page=21');
  const checksum = await page.locator('code').first().textContent();
  await page
    .getByRole('button', { name: /^Copy SHA-256/ })
    .first()
    .click();
  await page.getByText('Copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(checksum);
  await leave();
});

test('the dialog of sub-software has its name and lists its downloads', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  await page
    .getByRole('region', { name: /^New version/ })
    .getByRole('button', { name: 'Downloads' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Stream Deck Plugin' });
  await dialog.waitFor();
  expect(await dialog.getByRole('link', { name: /Windows|Mac/ }).count()).toBe(2);
  await leave();
});

test('each release has an address of its own', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21#v-5.1.4');
  const top = await page.locator('[id="v-5.1.4"]').evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(top)).toBeLessThan(300);
  await leave();
});

test('a product with one version has no list of historical ones', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=17');
  await page.getByRole('heading', { name: /^New version/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'Historical version' }).count()).toBe(0);
  await open('/history?page=16');
  await page.getByRole('heading', { name: 'Historical version' }).waitFor();
  await leave();
});

test('the tab strip unfolds, and a tab opens the history of its product', async () => {
  const { page, problems, open, leave } = await aVisitor({ viewport: { width: 768, height: 1024 } });
  await open('/history');
  await page.getByRole('heading', { level: 1, name: /^S1/ }).waitFor();
  await page.getByRole('button', { name: 'More products' }).click();
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'License Reader' }).click();
  await page.getByRole('heading', { level: 1, name: /^License Reader/ }).waitFor();
  expect(page.url()).toContain('page=20');
  expect(problems).toEqual([]);
  await leave();
});

test('feeds and lists tell of every release', async () => {
  const atom = await (await fetch(`${siteUrl}/feeds/s3-pro.atom`)).text();
  expect(atom).toContain('<feed');
  expect(atom).toContain('5.2.0');
  const all = await (await fetch(`${siteUrl}/feeds/all.atom`)).text();
  expect((all.match(/<entry>/g) ?? []).length).toBeGreaterThan(20);
  expect((await fetch(`${siteUrl}/feeds/s3-pro.json`)).headers.get('content-type')).toMatch(/^application\/json/);
});

/** The filled download in sight: its name, and how far down the screen it ends. */
async function filledDownload(page: Page) {
  return page
    .getByRole('region', { name: /^New version/ })
    .locator(':is(a, button):visible')
    .evaluateAll((controls) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--accent)';
      document.body.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      return controls
        .filter((control) => getComputedStyle(control).backgroundColor === accent)
        .map((control) => ({ name: control.textContent, bottom: control.getBoundingClientRect().bottom }));
    });
}

const iphone = {
  ...devices.phone,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
};

test.each([
  ['a Windows desktop', devices.windows, 12, /^Download Broadcasting Assistant .* for Windows$/],
  ['a Mac', devices.mac, 12, /^Download Broadcasting Assistant .* for Mac$/],
  ['a Mac without a build of its own', devices.mac, 21, /^Download S3 Pro .* for Windows$/],
  ['an Android phone', devices.phone, 11, /^Download ccMAX .* for Android$/],
  ['an iPhone', iphone, 11, /^Get ccMAX .* for iOS$/],
  ['a phone whose system has no build', devices.phone, 21, /^Download S3 Pro .* for Windows$/],
] as const)('%s has one filled download, within the first screen', async (_, device, type, name) => {
  const { page, open, leave } = await aVisitor(device);
  const height = page.viewportSize()?.height ?? 0;
  await open(`/history?page=${type}`);
  const filled = await filledDownload(page);
  expect(filled).toHaveLength(1);
  expect(filled[0]?.name).toMatch(name);
  expect(filled[0]?.bottom).toBeLessThanOrEqual(height * 0.6);
  await leave();
});

test.each([
  ['a Mac', devices.mac, 12],
  ['an iPhone', iphone, 11],
] as const)('the build of %s comes without moving what is below it', async (_, device, type) => {
  const { page, open, leave } = await aVisitor(device);
  /** Where the other platforms stand in the section, and what they are. */
  const others = () => {
    const list = document.querySelector('main ul[aria-label="Other platforms"]');
    const section = list?.closest('section');
    if (!list || !section) return null;
    return { down: list.getBoundingClientRect().top - section.getBoundingClientRect().top, words: list.textContent };
  };
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.before = (${others})(); })`);
  await open(`/history?page=${type}`);
  const before = await page.evaluate(() => (window as unknown as { before: ReturnType<typeof others> }).before);
  const after = await page.evaluate(others);
  expect(after?.words).not.toBe(before?.words);
  expect(after?.down).toBeCloseTo(before?.down ?? 0, 0);
  await leave();
});
