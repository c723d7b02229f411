/** Photographs a screen of `screens/` at twice its size. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { paintedMoment } from './painter.ts';
import type { Photographer } from './photographer.ts';

const DENSITY = 2;
/** CSS pixels: so that a shot shown at 0.72 of its size can still be read. */
const SMALLEST_LABEL = 14;
const ORIGIN = 'http://screens.test';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function bundleScreen(name: string): Promise<{ script: string; style: string }> {
  const source = file(`./screens/${name}/${name}-screen.tsx`);
  if (!existsSync(source)) throw new Error(`There is no screen ${source}`);
  const { outputFiles } = await build({
    entryPoints: [file('./screens/screen-page.tsx')],
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'current-screen',
        setup: ({ onResolve }) => onResolve({ filter: /^screen:current$/ }, () => ({ path: source })),
      },
    ],
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

/** What no screen may have: labels that cannot be read, and words that are cut off. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-stage] *')) {
      const words = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? '');
      const text = words.join('').trim();
      if (text === '') continue;
      const pixels = Number.parseFloat(getComputedStyle(element).fontSize);
      if (pixels < smallest) faults.push(`"${text}" has ${pixels} px`);
      const box = element.getBoundingClientRect();
      const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
      const clips = getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
      const leaves =
        stage && (box.right > stage.right + 1 || box.bottom > stage.bottom + 1 || box.left < stage.left - 1);
      if (clips || leaves) faults.push(`"${text}" is cut off`);
    }
    return faults;
  }, SMALLEST_LABEL);
}

/** Runs in the page: whole labels become others. */
function reword(instead: Readonly<Record<string, string>>): void {
  const labels = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let label = labels.nextNode(); label; label = labels.nextNode()) {
    const said = instead[label.textContent?.trim() ?? ''];
    if (said) label.textContent = said;
  }
}

/**
 * A screen as PNG bytes.
 * @param part the element with this `data-part`; the whole screen when left out
 * @param instead what plays in place of a content, and what a label says instead: `{ ink: 'corridor@3', 'Act 1': 'Act 2' }`
 * @throws Error when a label is too small or cut off, or the part is not there
 */
export async function shotOf(
  browser: Browser,
  photographer: Pick<Photographer, 'paint'>,
  name: string,
  part?: string,
  instead: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  const { script, style } = await bundleScreen(name);
  const page = await browser.newPage({ deviceScaleFactor: DENSITY, viewport: { width: 1600, height: 1200 } });
  try {
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const [, moment] = /^\/contents\/(.+)$/.exec(pathname) ?? [];
      if (moment) {
        const playing = instead[moment.split('@')[0] ?? ''] ?? moment;
        return route.fulfill({ contentType: 'image/png', body: await paintedMoment(photographer, playing) });
      }
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Screen</title>' });
    });
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(ORIGIN);
    await page.addStyleTag({ content: style });
    await page.addScriptTag({ content: script });
    await page.locator('[data-stage] > *').first().waitFor();
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete), undefined, { timeout: 0 });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(reword, instead);
    const faults = await faultsOf(page);
    if (faults.length > 0) throw new Error(`The screen ${name}:\n  ${faults.join('\n  ')}`);
    const target = page.locator(part ? `[data-part="${part}"]` : '[data-stage]');
    return await target.screenshot({ omitBackground: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
}
