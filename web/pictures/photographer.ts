/** Opens a browser, takes pictures of scenes, contents and screens in it and hands back PNG bytes. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import type { Job } from './browser/job.ts';
import type { PaintJob } from './browser/paint.ts';

const DARKROOM = fileURLToPath(new URL('./browser/darkroom.ts', import.meta.url));

// Both drivers work without a graphics card. Mesa's is about twice as fast where it is installed.
const DRIVERS: readonly (readonly string[])[] = [
  ['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist'],
  ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu-watchdog',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Starts the browser that `CHROMIUM` names, or Playwright's. */
export async function openBrowser(driver: readonly string[] = []): Promise<Browser> {
  return await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [...QUIET, ...driver],
    env: { ...process.env, EGL_PLATFORM: 'surfaceless' },
  });
}

async function offersWebGl(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
}

/** Starts a browser with the first software driver that offers WebGL 2; throws when none does. */
export async function openBrowserWithWebGl(): Promise<Browser> {
  for (const driver of DRIVERS) {
    const browser = await openBrowser(driver);
    const page = await browser.newPage();
    if (await offersWebGl(page)) {
      await page.close();
      return browser;
    }
    await browser.close();
  }
  throw new Error('No browser driver here offers WebGL 2');
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

export interface Photographer {
  /** Takes a picture of a scene; resolves to PNG bytes. */
  take(job: Job): Promise<Buffer>;
  /** Paints one moment of a show content; resolves to PNG bytes. */
  paint(job: PaintJob): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens the page that contents and scenes are drawn in; throws when no driver offers WebGL 2. */
export async function hirePhotographer(): Promise<Photographer> {
  const bundle = await build({
    entryPoints: [DARKROOM],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'darkroom',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const browser = await openBrowserWithWebGl();
  const page = await browser.newPage();
  await page.addScriptTag({ content: script });
  return {
    take: async (job) => bytesOf(await page.evaluate((order) => window.darkroom.photograph(order), job)),
    paint: async (job) => bytesOf(await page.evaluate((order) => window.darkroom.paintMoment(order), job)),
    close: () => browser.close(),
  };
}

declare global {
  interface Window {
    darkroom: typeof import('./browser/darkroom.ts');
  }
}
