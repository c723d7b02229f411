import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';
import { sideways } from './every-page/content.ts';
import { lookAt } from './every-page/looks.ts';
import { noteShifts, shiftOf } from './layout-shift.ts';

/** Relative luminance of an sRGB colour (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the lines of a text stand on the page, and its luminance. */
async function readText(text: Locator): Promise<{ lines: readonly Box[]; ink: number }> {
  const { lines, colour } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()];
    return {
      lines: rects.map(({ left, top, width, height }) => ({ left, top: top + scrollY, width, height })),
      colour: getComputedStyle(element).color,
    };
  });
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return { lines, ink: luminance(red, green, blue) };
}

/** The contrast that 95 of 100 pixels behind the lines of each text have at least, from one picture without any of the texts. */
async function contrastsBehind(page: Page, selectors: readonly string[]): Promise<number[]> {
  const texts = await Promise.all(selectors.map((selector) => readText(page.locator(selector))));
  const all = texts.flatMap(({ lines }) => lines);
  const x = Math.floor(Math.min(...all.map(({ left }) => left)));
  const y = Math.floor(Math.min(...all.map(({ top }) => top)));
  const right = Math.max(...all.map(({ left, width }) => left + width));
  const bottom = Math.max(...all.map(({ top, height }) => top + height));
  const clip = { x, y, width: Math.ceil(right - x) + 1, height: Math.ceil(bottom - y) + 1 };
  const show = (visibility: 'hidden' | '') =>
    Promise.all(
      selectors.map((selector) =>
        page.locator(selector).evaluate((element, value) => {
          element.style.visibility = value;
        }, visibility),
      ),
    );
  await show('hidden');
  const picture = await page.screenshot({ fullPage: true, clip });
  await show('');
  return Promise.all(texts.map(({ lines, ink }) => contrastOf(picture, clip, lines, ink)));
}

async function contrastOf(
  picture: Buffer,
  clip: { readonly x: number; readonly y: number },
  lines: readonly Box[],
  ink: number,
): Promise<number> {
  const contrasts: number[] = [];
  for (const line of lines) {
    const area = {
      left: Math.round(line.left - clip.x),
      top: Math.round(line.top - clip.y),
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

test('the words on the opening picture can be read on every screen', async () => {
  const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce', pictures: true });
  await open('/home');
  const opening = 'section[aria-labelledby="hero-title"]';
  const words = [
    [`${opening} h1`, 3],
    [`${opening} h1 + p`, 4.5],
    [`${opening} a:has-text("Try S3 Lite free")`, 4.5],
    [`${opening} a:has-text("Which one do I need?")`, 4.5],
    [`${opening} time`, 4.5],
  ] as const;
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const image of await page.locator(`${opening} img`).all())
      await image.evaluate((image: HTMLImageElement) => image.decode());
    const contrasts = await contrastsBehind(
      page,
      words.map(([selector]) => selector),
    );
    for (const [place, [selector, least]] of words.entries()) {
      const where = `${selector} at ${viewport.width} × ${viewport.height}`;
      expect.soft(contrasts[place], where).toBeGreaterThanOrEqual(least);
    }
  }
  await leave();
});

describe('the change of font', () => {
  test.each([
    ['/history?page=12', 768],
    ['/history?page=11', 600],
    ['/history?page=21', 540],
  ])('the change of font moves nothing on %s at %i pixels', async (path, width) => {
    const { page, open, leave } = await aVisitor({ viewport: { width, height: 740 } });
    await noteShifts(page);
    await open(path);
    await page.locator('html.typeset').waitFor();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
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

test.each(['/home', '/download?page=0', '/history?page=21', '/history?page=12', '/down_link'])(
  'letters of 24 and 32 pixels scroll %s not sideways on a phone',
  async (path) => {
    const { page, open, leave } = await aVisitor({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await open(path);
    for (const [letters, width] of [
      [24, 390],
      [32, 390],
      [32, 320],
    ] as const) {
      await lookAt(page, devtools, { width, height: 844, ratio: 1, letters });
      expect.soft(await sideways(page), `letters of ${letters} px at ${width} px`).toEqual([]);
    }
    await leave();
  },
);

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
  expect(await page.locator('nav:visible, button:visible, a[href="#content"]:visible').count()).toBe(0);
  await leave();
});

test('on paper are the pictures that have come, and no empty frames', async () => {
  const { page, open, leave } = await aVisitor({ pictures: true });
  await open('/home');
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('picture:visible img');
  const widths = await shown.evaluateAll((pictures) =>
    pictures.map((picture) => (picture as HTMLImageElement).naturalWidth),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => width === 0)).toEqual([]);
  await leave();
});

test('a page that is printed before its sheets have come is printed whole', async () => {
  const { page, leave } = await aVisitor();
  await page.route('**/*.css', () => undefined); // never answered
  await page.goto('/product-s3-lite', { waitUntil: 'domcontentloaded' });
  const footer = page.locator('footer');
  const visibility = () => footer.evaluate((element) => getComputedStyle(element).visibility);
  expect(await visibility()).toBe('hidden');
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  expect(await visibility()).toBe('visible');
  await leave();
});

test("the browser's own bars follow the chosen theme", async () => {
  const { page, open, leave } = await aVisitor({ colorScheme: 'dark' });
  await open('/home');
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((tags) => [...new Set(tags.map((tag) => (tag as HTMLMetaElement).content))]);
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await colours()).toEqual(['rgb(7, 9, 15)']);
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  expect(await colours()).toEqual(['rgb(244, 242, 237)']);
  expect(await scheme()).toBe('light');
  await open('/download');
  expect(await scheme()).toBe('light');
  expect(await colours()).toEqual(['rgb(244, 242, 237)']);
  await leave();
});

test('where the browser chooses the colours, a button that sends and the current tab keep an edge', async () => {
  const { page, open, leave } = await aVisitor();
  await open('/sign?tab=certificate');
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (of: 'border' | 'outline', one: Locator) =>
    one.evaluate((element, which) => {
      const style = getComputedStyle(element);
      const [line, width, colour] = (['style', 'width', 'color'] as const).map((part) =>
        style.getPropertyValue(which === 'border' ? `border-top-${part}` : `outline-${part}`),
      );
      const { backgroundColor } = getComputedStyle(document.body);
      return line === 'solid' && width !== '0px' && colour !== backgroundColor;
    }, of);
  const tabs = page.getByRole('navigation', { name: 'Certification' });
  expect(await edge('border', page.getByRole('main').getByRole('button', { name: 'Look up' }))).toBe(true);
  expect(await edge('outline', tabs.locator('[aria-current]'))).toBe(true);
  expect(await edge('outline', tabs.locator('a:not([aria-current])').first())).toBe(false);
  await leave();
});
