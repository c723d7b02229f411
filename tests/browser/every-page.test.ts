import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type BuiltRouteName, builtRouteNames, routes } from '../../shared/routes.ts';
import { launchBrowser } from '../support/browser.ts';
import { aVisitor, devices } from '../support/visitor.ts';
import { expectQuality } from './expect-quality.ts';

const siteUrl = inject('siteUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Addresses of pages whose path or query says what they show; that of any other page is its path. */
const examples: Partial<Record<BuiltRouteName, readonly string[]>> = {
  download: ['/download?page=6'],
  history: ['/history?page=21'],
  downLink: ['/down_link?product_name=S3%20Pro&version=5.2.0&system=1&page=21'],
  productDetail: ['/default-3', '/default-19'],
  casesDetail: ['/cases-5'],
  videos: ['/videos', '/videos?tabid=4'],
  tutorial: ['/tutorial', '/tutorial?current=3'],
  course: ['/course?type=1'],
};
const pages = builtRouteNames.flatMap((name) => examples[name] ?? routes[name].path);

test('there is an address for every page', () => {
  expect(pages.filter((path) => path.includes(':'))).toEqual([]);
});

describe.each([
  ['on a dark desktop', { ...devices.windows, colorScheme: 'dark' }],
  ['on a light phone', { ...devices.phone, colorScheme: 'light' }],
] as const)('%s', (_, options) => {
  test.each(pages)('%s is accessible, whole and without a complaint of the browser', (path) =>
    expectQuality(browser, siteUrl, path, options),
  );
});

test.each(pages)('%s can be read without script', async (path) => {
  const { page, open, leave } = await aVisitor(browser, siteUrl, { javaScriptEnabled: false });
  await open(path);
  const words = await page.locator('main').textContent();
  expect(words?.split(/\s+/).length).toBeGreaterThan(50);
  expect(await page.locator('h1').count()).toBe(1);
  await leave();
});
