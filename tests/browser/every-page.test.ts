import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { devices } from '../support/visitor.ts';
import { everyPage } from './every-page.ts';
import { expectQuality } from './expect-quality.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('there is an address for every page', () => {
  expect(everyPage.filter((path) => path.includes(':'))).toEqual([]);
});

describe.each([
  ['on a dark desktop', { ...devices.windows, colorScheme: 'dark' }],
  ['on a light phone', { ...devices.phone, colorScheme: 'light' }],
] as const)('%s', (_, options) => {
  test.each(everyPage)('%s is accessible, whole and without a complaint of the browser', (path) =>
    expectQuality(browser, siteUrl, path, options),
  );
});
