import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentName } from '../../../web/gallery/component-name.ts';
import { accessibilityViolations } from '../../support/browsers/accessibility.ts';
import { launchBrowser } from '../../support/browsers/browser.ts';
import { comparePictures, compressPicture } from '../../support/browsers/picture-comparison.ts';
import { openGallery } from './open-gallery.ts';

const stored = path.join(import.meta.dirname, 'pictures');
const results = path.resolve('test-results/kit');
/** Bytes of the stored pictures. */
const MOST_BYTES = { each: 70_000, together: 1_100_000 } as const;
const renew = Boolean(process.env.UPDATE_PICTURES);

let browser: Browser;
beforeAll(async () => {
  await rm(results, { recursive: true, force: true });
  browser = await launchBrowser({
    args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
});
afterAll(() => browser.close());

/** Brings a state about that a visitor has to do something for. Without a pointer, which would hover over what comes next. */
async function act(stage: Locator): Promise<void> {
  if ((await stage.getAttribute('data-after')) === 'focus') return stage.locator('a, button').first().focus();
  await stage
    .locator('button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
}

/** Compares a picture with the stored one, or stores it. @throws with the path of a sheet that shows both */
async function expectPicture(name: string, picture: Buffer): Promise<void> {
  const file = path.join(stored, `${name}.webp`);
  if (renew) {
    // A picture that still passes keeps its bytes.
    if (existsSync(file) && (await comparePictures(readFileSync(file), picture)).alike) return;
    await mkdir(stored, { recursive: true });
    return writeFile(file, await compressPicture(picture));
  }
  expect(existsSync(file), `${file} is missing: UPDATE_PICTURES=1 makes it`).toBe(true);
  const { alike, sheet } = await comparePictures(readFileSync(file), picture);
  if (alike) return;
  const seen = path.join(results, `${name}.png`);
  await mkdir(results, { recursive: true });
  await writeFile(seen, await sheet());
  expect.soft(alike, `expected, seen and difference, side by side: ${seen}`).toBe(true);
}

/** Shows one component only, so that its place does not depend on the height of others, and waits until it has been painted. */
async function showOnly(page: Page, name: string): Promise<void> {
  await page.locator('[data-component]').evaluateAll(async (all, shown) => {
    for (const component of all as HTMLElement[]) component.hidden = component.dataset.component !== shown;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, name);
}

/** Pictures of every component, and of whatever covers the page when it is open. */
async function photograph(page: Page, suffix: string): Promise<void> {
  for (const component of await page.locator('[data-component]').all()) {
    const title = (await component.getAttribute('data-component')) ?? '';
    const name = `${title.replace('/', '-')}-${suffix}`;
    await showOnly(page, title);
    for (const stage of await component.locator(':is([data-after="press"], [data-after="focus"])').all())
      await act(stage);
    await expectPicture(name, await component.screenshot({ animations: 'disabled' }));
    for (const stage of await component.locator('[data-after="open"]').all()) {
      await act(stage);
      const state = (await stage.getAttribute('data-state'))?.toLowerCase().replaceAll(' ', '-');
      await expectPicture(
        `${name}-${state}`,
        await page.locator('dialog[open]').screenshot({ animations: 'disabled' }),
      );
      await page.keyboard.press('Escape');
    }
  }
}

/** The looks of which pictures are stored: each width and each scheme once. */
const pictured = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

test.each(pictured)(
  'the kit looks as it did at $width px in $colorScheme, and has no accessibility violation',
  { timeout: 240_000 },
  async ({ width, colorScheme }) => {
    const page = await openGallery(browser, { viewport: { width, height: 900 }, colorScheme });
    expect.soft(await accessibilityViolations(page)).toEqual([]);
    await photograph(page, `${width}-${colorScheme}`);
    await page.context().close();
  },
);

test('every stored picture is one that is compared', () => {
  const names = globSync('web/src/{ui,shared-features}/**/*.states.tsx').map((file) =>
    componentName(file).replace('/', '-'),
  );
  const orphans = globSync('*', { cwd: stored }).filter(
    (file) =>
      !names.some((name) =>
        pictured.some(({ width, colorScheme }) => file.startsWith(`${name}-${width}-${colorScheme}`)),
      ),
  );
  expect(orphans).toEqual([]);
});

test('the stored pictures are small, as each change of one stays in the repository', () => {
  const sizes = globSync('*', { cwd: stored }).map((file) => statSync(path.join(stored, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES.together);
  expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES.each);
});

/** A card with a line of letters, as far from its edges as its padding says. */
function aCard(padding: number, weight = 400): Promise<Buffer> {
  const letters = `<text x="${padding}" y="${padding + 14}" font-size="14" font-weight="${weight}" fill="#222">Duration</text>`;
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#fff"/>${letters}</svg>`;
  return sharp(Buffer.from(card)).png().toBuffer();
}

test('four pixels of padding and a darker word are differences, a picture as it was stored is none', async () => {
  const expected = await compressPicture(await aCard(16));
  const alike = async (picture: Promise<Buffer>) => (await comparePictures(expected, await picture)).alike;
  expect(await alike(aCard(16))).toBe(true);
  expect(await alike(aCard(20))).toBe(false);
  expect(await alike(aCard(16, 700))).toBe(false);
});

test('letters that are smoothed in another way are no difference', async () => {
  const card = await aCard(16);
  const softer = await sharp(card).blur(0.4).png().toBuffer();
  expect((await comparePictures(await compressPicture(card), softer)).alike).toBe(true);
});

test('the gallery is no part of the site', () => {
  const scripts = globSync('.build/web/**/*.{js,html}');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('data-component'))).toEqual([]);
});
