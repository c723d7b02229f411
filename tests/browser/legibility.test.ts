import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

/** Relative luminance of an sRGB colour (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast that 95 of 100 pixels behind the lines of a text have at least. */
async function contrastBehind(page: Page, selector: string): Promise<number> {
  const { lines, colour } = await page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()];
    return {
      lines: rects.map(({ left, top, width, height }) => ({ left, top: top + scrollY, width, height })),
      colour: getComputedStyle(element).color,
    };
  });
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  const ink = luminance(red, green, blue);

  await page.locator(selector).evaluate((element) => {
    element.style.visibility = 'hidden';
  });
  const [left, top] = [Math.min(...lines.map((line) => line.left)), Math.min(...lines.map((line) => line.top))];
  const right = Math.max(...lines.map((line) => line.left + line.width));
  const bottom = Math.max(...lines.map((line) => line.top + line.height));
  const clip = {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
  };
  const picture = await page.screenshot({ fullPage: true, clip });
  const contrasts: number[] = [];
  for (const line of lines) {
    const area = {
      left: Math.round(line.left - left),
      top: Math.round(line.top - top),
      width: Math.floor(line.width),
      height: Math.floor(line.height),
    };
    const pixels = await sharp(picture).extract(area).removeAlpha().raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      const ground = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.05)] ?? 0;
}

const screens = [
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

test.each(screens)('the words on the opening picture can be read at $width × $height', async (viewport) => {
  const { page, open, leave } = await aVisitor({ viewport, reducedMotion: 'reduce' });
  await open('/home');
  const opening = 'section[aria-labelledby="hero-title"]';
  for (const image of await page.locator(`${opening} img`).all())
    await image.evaluate((image: HTMLImageElement) => image.decode());
  expect(await contrastBehind(page, `${opening} h1`)).toBeGreaterThanOrEqual(3);
  expect(await contrastBehind(page, `${opening} h1 + p`)).toBeGreaterThanOrEqual(4.5);
  for (const name of ['Try S3 Lite free', 'Which one do I need?'])
    expect(await contrastBehind(page, `${opening} a:text("${name}")`), name).toBeGreaterThanOrEqual(4.5);
  expect(await contrastBehind(page, `${opening} time`)).toBeGreaterThanOrEqual(4.5);
  await leave();
});

describe('the change of font', () => {
  test.each([
    ['/history?page=12', 768],
    ['/history?page=11', 600],
    ['/history?page=21', 540],
  ])('the change of font moves nothing on %s at %i pixels', async (path, width) => {
    const { page, open, leave } = await aVisitor({ viewport: { width, height: 740 } });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(path);
    await page.locator('html.typeset').waitFor();
    // Three frames later, the new layout has been painted and reported.
    const shift = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
    expect(shift).toBeLessThanOrEqual(0.02);
    await leave();
  });
});

test('a font that cannot be had breaks nothing', async () => {
  const { page, open, leave } = await aVisitor();
  await page.route('**/*.woff2', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
  await open('/down_link');
  await failed;
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('html.typeset').count()).toBe(0);
  await leave();
});

test.each([
  [24, 390],
  [32, 390],
  [32, 320],
])('with a font size of %i pixels, a phone of %i pixels scrolls no page sideways', async (standard, width) => {
  const { page, open, leave } = await aVisitor({ viewport: { width, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  for (const path of ['/home', '/download?page=0', '/history?page=21', '/history?page=12', '/down_link']) {
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const menu = await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await leave();
});

test('a tab that takes the focus is clear of the faded end of its line', async () => {
  const { page, open, leave } = await aVisitor({ viewport: { width: 390, height: 844 } });
  await open('/history?page=1');
  await page.locator('html.typeset').waitFor(); // the change of font moves the tabs
  const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('listitem');
  await tabs.first().getByRole('link').focus();
  for (let tab = 1; tab < (await tabs.count()); tab += 1) {
    await page.keyboard.press('Tab');
    const isClear = () =>
      page.evaluate(() => {
        const line = document.activeElement?.closest('ul')?.getBoundingClientRect();
        const link = document.activeElement?.getBoundingClientRect();
        return line && link && link.left - line.left >= -1 && line.right - link.right >= 39;
      });
    await expect.poll(isClear, { message: `tab ${tab}` }).toBe(true);
  }
  await leave();
});

test('a printed page is bright, and its header is on top of the first sheet', async () => {
  const { page, open, leave } = await aVisitor({ colorScheme: 'dark' });
  await open('/download?page=0');
  await page.emulateMedia({ media: 'print' });
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe('absolute');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(18, 21, 29)');
  expect(await page.locator('nav:visible, button:visible').count()).toBe(0);
  await leave();
});

test("the browser's own bars follow the chosen theme", async () => {
  const { page, open, leave } = await aVisitor({ colorScheme: 'dark' });
  await open('/home');
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((tags) => [...new Set(tags.map((tag) => (tag as HTMLMetaElement).content))]);
  expect(await colours()).toEqual(['rgb(7, 9, 15)']);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await colours()).toEqual(['rgb(244, 242, 237)']);
  await open('/download');
  expect(await colours()).toEqual(['rgb(244, 242, 237)']);
  await leave();
});
