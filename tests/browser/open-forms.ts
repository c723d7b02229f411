import { existsSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { bundleAside, galleryPath } from '../../web/build/gallery.ts';
import { sharedBrowser } from './a-visitor.ts';

let files: ReturnType<typeof bundleAside> | undefined;

/** Opens the forms and dialogs of `web/testing/forms` from files. What they post is answered by the test's own routes. */
export async function openForms(options: BrowserContextOptions = {}): Promise<Page> {
  files ??= bundleAside('testing/forms/index.html');
  const answerTo = await files;
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL: 'http://localhost',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const problems: string[] = [];
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route('**/*', (route) => {
    const answer = answerTo(new URL(route.request().url()).pathname);
    return 'body' in answer || existsSync(answer.path) ? route.fulfill(answer) : route.abort();
  });
  await page.goto(galleryPath);
  await page.getByRole('heading', { level: 1, name: 'Forms' }).waitFor();
  return page;
}
