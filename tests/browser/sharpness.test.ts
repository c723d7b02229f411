import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

const screens = {
  'a phone of 390 px at ratio 2': { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  'a desk of 1440 px at ratio 2': { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  'a wide screen of 2560 px at ratio 1': { viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 1 },
} as const satisfies Record<string, BrowserContextOptions>;

const pages = [
  '/home',
  '/download?page=0',
  '/history?page=21',
  '/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21',
  '/about',
  '/lease',
  '/lock',
];

interface Shown {
  readonly name: string;
  /** Pixels of the file across the whole picture. */
  readonly natural: number;
  /** CSS pixels at which that whole picture is drawn, the part that its box cuts off included. */
  readonly drawn: number;
  readonly bytes: number;
}

/** Every picture of a page, once it has loaded. */
async function pictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    // A film's poster is as large as the film.
    const shown = [...document.images].filter((image) => image.checkVisibility() && !image.closest(':has(> video)'));
    return Promise.all(
      shown.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        const file = await (await fetch(image.currentSrc)).blob();
        const { width: natural, height } = await createImageBitmap(file);
        const drawn = Math.max(image.clientWidth, image.clientHeight * (natural / height));
        const name = new URL(image.currentSrc).pathname.replace(/^.*\/(.*?)-\d+\.\w+$/, '$1');
        return { name, natural, drawn, bytes: file.size };
      }),
    );
  });
}

test.each(Object.entries(screens))(
  'every picture is sharp on %s, and a page has at most 900 KB of them',
  async (_, screen) => {
    const { page, open, leave } = await aVisitor({ ...screen, reducedMotion: 'reduce' });
    const blurred: string[] = [];
    for (const path of pages) {
      await open(path);
      // Not until the network is idle: the browser itself keeps a stale reply's revalidation open for half a minute.
      await page.getByRole('heading', { level: 1 }).waitFor();
      const shown = await pictures(page);
      for (const { name, natural, drawn } of shown) {
        const needed = Math.floor(0.75 * drawn * Math.min(screen.deviceScaleFactor, 2));
        if (natural < needed) blurred.push(`${path} ${name}: ${natural} of ${needed} px`);
      }
      const weight = new Map(shown.map(({ name, natural, bytes }) => [`${name} ${natural}`, bytes]));
      const whole = [...weight.values()].reduce((sum, bytes) => sum + bytes, 0);
      expect(whole, `${path} ${whole} bytes`).toBeLessThanOrEqual(900_000);
    }
    expect(blurred).toEqual([]);
    await leave();
  },
);

test.each([
  ['a phone', { width: 390, height: 844 }, 15_000],
  ['a desk', { width: 1440, height: 900 }, 70_000],
  ['a wide screen', { width: 2560, height: 1440 }, 110_000],
])('the opening picture of home stays within its bytes on %s', async (_, viewport, most) => {
  const { page, open, leave } = await aVisitor({ viewport, reducedMotion: 'reduce' });
  await open('/home');
  const [stage] = await pictures(page);
  expect(stage?.name).toContain('hero-stage');
  expect(stage?.bytes).toBeLessThanOrEqual(most);
  await leave();
});

test('the answer of the chooser has a sharp picture', async () => {
  const screen = screens['a desk of 1440 px at ratio 2'];
  const { page, open, leave } = await aVisitor({ ...screen, reducedMotion: 'reduce' });
  await open('/home');
  await page.getByLabel('Many rooms or venues').check();
  await page.locator('article:has-text("Yours is") img').scrollIntoViewIfNeeded();
  const shown = (await pictures(page)).find(({ name }) => name === 'c-series');
  expect(shown?.natural).toBeGreaterThanOrEqual(0.75 * 2 * (shown?.drawn ?? Number.POSITIVE_INFINITY));
  await leave();
});
