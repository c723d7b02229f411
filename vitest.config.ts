import { availableParallelism } from 'node:os';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/support/browsers/browser.ts';
import { siteModules } from './web/build/site-modules.ts';
import { viteConfig } from './web/build/vite-config.ts';

/** Files share their workers, as starting one takes longer than most tests: what a file stubs ends with each of its tests. */
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true };
const sharedSite = ['tests/support/site/shared-site.ts'];

/** Unit tests beside their files, and the suites of `tests/`. `tests/run.ts` runs them all and sums them up. */
export default defineConfig({
  test: {
    // Most files wait more than they work: for a browser, a site that starts, a queue's clock.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [siteModules()],
        test: {
          ...shared,
          name: 'unit',
          // Where mails of unit tests lead: not the maker's address, so that a link there is seen.
          env: { SITE_HOST: 'stage.example.net' },
          include: ['{shared,events,functions,infra,web}/**/*.test.{ts,tsx}'],
          exclude: [
            'infra/local/**',
            '**/*.component.test.tsx',
            'web/pictures/**',
            'web/manuals/**',
            '**/node_modules/**',
          ],
          testTimeout: 30_000,
        },
      },
      mergeConfig(viteConfig(), {
        // What they import is bundled before the first test, or a page would load anew within one.
        optimizeDeps: {
          entries: ['src/app/start/entry-dev.ts', 'testing/components/*.{ts,tsx}', 'src/**/*.component.test.tsx'],
        },
        test: {
          ...shared,
          name: 'component',
          include: ['src/**/*.component.test.tsx'],
          setupFiles: [path.resolve('web/testing/components/setup.ts')],
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            testerHtmlPath: 'testing/components/tester.html',
            screenshotFailures: false,
            provider: playwright({
              launchOptions: browserLaunch(),
              contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' as const }],
            viewport: { width: 1440, height: 900 },
          },
        },
      }),
      {
        test: {
          ...shared,
          name: 'local',
          include: ['infra/local/**/*.test.ts'],
          // Limits against standing still, and no measure of speed: a busy machine may take its time.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // The first test of a file synthesizes stacks, which takes a busy machine far longer than the others.
        test: { ...shared, name: 'infra', include: ['tests/infra/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        test: {
          ...shared,
          name: 'api',
          // For addresses that tests make as functions do, of which the token counts.
          env: { SITE_HOST: 'stage.example.net' },
          include: ['tests/api/**/*.test.ts'],
          globalSetup: [...sharedSite, 'tests/support/site/fixture-site.ts'],
          testTimeout: 240_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [...sharedSite, 'tests/support/browsers/test-pages.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        // `npm run test:long` alone.
        test: {
          ...shared,
          name: 'long',
          include: ['tests/{load,long}/**/*.test.ts'],
          globalSetup: [...sharedSite, 'tests/support/browsers/test-pages.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
