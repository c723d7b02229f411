/** Opens a browser, takes pictures of scenes in it and hands back PNG bytes. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import type { Job } from './browser/job.ts';

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

async function open(driver: readonly string[]): Promise<Browser> {
  return await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [...QUIET, ...driver],
    env: { ...process.env, EGL_PLATFORM: 'surfaceless' },
  });
}

async function offersWebGl(page: Page): Promise<boolean> {
  return await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
}

export interface Photographer {
  /** Takes one picture; resolves to PNG bytes. */
  take(job: Job): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser with the first software driver that offers WebGL 2; throws when none does. */
export async function hirePhotographer(): Promise<Photographer> {
  const bundle = await build({
    entryPoints: [DARKROOM],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'darkroom',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  for (const driver of DRIVERS) {
    const browser = await open(driver);
    const page = await browser.newPage();
    if (await offersWebGl(page)) {
      await page.addScriptTag({ content: script });
      return {
        async take(job) {
          const url = await page.evaluate((order) => window.darkroom.photograph(order), job);
          return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
        },
        close: () => browser.close(),
      };
    }
    await browser.close();
  }
  throw new Error('No browser driver here offers WebGL 2');
}

declare global {
  interface Window {
    darkroom: typeof import('./browser/darkroom.ts');
  }
}
