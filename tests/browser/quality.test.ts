import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { devices } from '../support/visitor.ts';
import { expectQuality } from './expect-quality.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const nowhere = '/history?page=4711';
const pages = [
  '/home',
  '/download?page=0',
  '/download?page=6',
  '/history?page=21',
  '/history?page=11',
  nowhere,
  '/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21',
];
/** Those that the test of every page leaves out. */
const surroundings = {
  'on a light desktop': { ...devices.windows, colorScheme: 'light' },
  'on a dark phone': { ...devices.phone, colorScheme: 'dark' },
} as const;

describe.each(Object.entries(surroundings))('%s', (_, options) => {
  test.each(pages)(
    '%s has no accessibility violation, no complaint of the browser, and no sideways scrolling',
    (path) =>
      // Chromium says of a document that is not there that it is not there.
      expectQuality(
        browser,
        siteUrl,
        path,
        options,
        (problem) => path === nowhere && problem.includes('status of 404'),
      ),
  );
});
