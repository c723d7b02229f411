import { existsSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { bundleGallery, galleryPath } from '../../../web/build/gallery.ts';

let files: ReturnType<typeof bundleGallery> | undefined;

// Pictures need the same letters and moments everywhere: the code font is the machine's own, and answers go after a while.
const steadyStyle =
  ':root { --font-code: Archivo } *, *::before, *::after { animation: none !important; caret-color: transparent !important }';
const steadyTimers = () => {
  const later = window.setTimeout;
  window.setTimeout = ((task: () => void, delay = 0) => (delay > 2_000 ? 0 : later(task, delay))) as typeof later;
};

/** Opens the gallery of the kit from files, with everything loaded and nothing moving. */
export async function openGallery(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  files ??= bundleGallery();
  const answerTo = await files;
  const context = await browser.newContext({
    ...options,
    baseURL: 'http://localhost',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(steadyTimers);
  await page.route('**/*', (route) => {
    const answer = answerTo(new URL(route.request().url()).pathname);
    return 'body' in answer || existsSync(answer.path) ? route.fulfill(answer) : route.abort();
  });
  await page.goto(galleryPath);
  await page.addStyleTag({ content: steadyStyle });
  await page.getByRole('heading', { level: 1, name: 'Kit' }).waitFor();
  await page
    .getByRole('img', { name: /^QR code of/ })
    .last()
    .waitFor();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  return page;
}
