import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { eventually } from '../support/runs/eventually.ts';
import { aVisitor } from './a-visitor.ts';

/** The last tab of a long line, one in its middle, and one of a short line. */
const pages = ['/history?page=22', '/history?page=13', '/download?page=6'];
const widths = [320, 390, 768, 1440, 1920, 2560];

/** Pixels of the current tab that its line does not show. */
function hiddenPart(): number {
  const tab = document.querySelector('main nav [aria-current]')?.getBoundingClientRect();
  const line = document.querySelector('main nav ul')?.getBoundingClientRect();
  if (!tab || !line) return Number.POSITIVE_INFINITY;
  return Math.max(0, line.left - tab.left, tab.right - line.right);
}

test.each(pages)('the current tab of %s is in sight at every width', async (path) => {
  const { page, open, leave } = await aVisitor({ viewport: { width: 320, height: 900 } });
  await open(path); // where the line hides most
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(
      () => page.evaluate(hiddenPart),
      (part) => part === 0,
      20,
    );
  }
  await leave();
});

test('the current tab stays in sight when the window becomes narrow', async () => {
  const { page, open, leave } = await aVisitor({ viewport: { width: 2560, height: 900 } });
  await open('/history?page=22');
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(
    () => page.evaluate(hiddenPart),
    (part) => part === 0,
    5,
  );
  await leave();
});

/** Whether the line fades before and after what it shows. */
function fades(): readonly boolean[] {
  const line = document.querySelector('main nav ul');
  const mask = line ? getComputedStyle(line).maskImage : '';
  return [/\) 24px/.test(mask), /calc\(100% - 40px\)/.test(mask)];
}

test.each([
  ['at its first tab', '/history?page=1', 390, [false, true]],
  ['in its middle', '/history?page=13', 390, [true, true]],
  ['at its last tab', '/history?page=20', 390, [true, false]],
  ['nowhere where all fits', '/download', 1440, [false, false]],
] as const)('the line fades at the ends where it hides more: %s', async (_, path, width, expected) => {
  const { page, open, leave } = await aVisitor({ viewport: { width, height: 844 } });
  await open(path);
  await page.locator('html.typeset').waitFor();
  if (path.endsWith('page=20')) await page.locator('main nav ul').evaluate((line) => line.scrollTo({ left: 9_999 }));
  await eventually(
    () => page.evaluate(fades),
    (seen) => seen.join() === expected.join(),
    5,
  );
  await leave();
});

const products = (page: Page) => page.getByRole('navigation', { name: 'Products' });
const families = ['S series', 'P series', 'Mobile control', 'Tools'];

test('products stand by series', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history');
  const names = await products(page).getByRole('listitem').allTextContents();
  expect(names.slice(0, 5)).toEqual(['S1', 'S2', 'S3', 'S3 Pro', 'S3 Lite']);
  expect(names).toHaveLength(18);
  await leave();
});

test('on a desk all products unfold in the page by family, and Escape folds them', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/history?page=21');
  const toggle = products(page).getByRole('button');
  // What is hidden for a moment only loses the focus in that moment.
  await toggle.evaluate((button) => {
    const observer = new MutationObserver(() => button.toggleAttribute('data-was-idle', true));
    observer.observe(button, { attributeFilter: ['data-idle'] });
  });
  await toggle.click();
  expect(await products(page).getByRole('heading').allTextContents()).toEqual(families);
  expect(await products(page).getByRole('link').count()).toBe(18);
  expect(await products(page).locator('[aria-current]:visible').textContent()).toBe('S3 Pro');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await products(page).getByRole('heading').first().waitFor({ state: 'detached' });
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await toggle.getAttribute('data-was-idle')).toBe(null);
  await leave();
});

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'More products' }).tap();
  const sheet = page.getByRole('dialog', { name: 'All products' });
  await sheet.waitFor();
  return sheet;
}

test('on a phone all products open in a sheet from the lower edge', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/history?page=21');
  const sheet = await openSheet(page);
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
  expect(await sheet.getByRole('heading', { level: 3 }).allTextContents()).toEqual(families);
  const heights = await sheet
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights).toHaveLength(18);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await sheet.getByRole('link', { name: 'License Reader' }).tap();
  await page.getByRole('heading', { level: 1, name: /^License Reader/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.scrollLock)).toBeUndefined();
  await leave();
});

test('the sheet closes by its button, by Escape and by a touch beside it, and gives the focus back', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, reducedMotion: 'reduce' });
  await open('/history?page=21');
  const ways = [
    () => page.getByRole('button', { name: 'Close' }).tap(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(200, 40),
  ];
  for (const close of ways) {
    const sheet = await openSheet(page);
    await close();
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More products');
  }
  await leave();
});

test('without script every product is in sight, and the page stands at its top', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
  await open('/history?page=21');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const link of await products(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await leave();
});
