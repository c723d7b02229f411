import { defineConfig } from 'vitest/config';

const sharedSite = ['tests/support/shared-site.ts'];

/** Unit tests beside their files, and the suites of `tests/`. `tests/run.ts` runs them all and sums them up. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,events,functions,infra,web}/**/*.test.{ts,tsx}'],
          exclude: ['infra/local/**', 'web/pictures/**', 'web/manuals/**', '**/node_modules/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'local',
          include: ['infra/local/**/*.test.ts'],
          // Limits against standing still, and no measure of speed: a busy machine may take its time.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      { test: { name: 'infra', include: ['tests/infra/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: sharedSite, testTimeout: 90_000 },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: sharedSite,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // A browser waits more than it works: two at a time also where a machine has two cores.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'engine',
          include: ['tests/engine/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: { name: 'load', include: ['tests/load/**/*.test.ts'], globalSetup: sharedSite, testTimeout: 120_000 },
      },
    ],
  },
});
