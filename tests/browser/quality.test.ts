import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { aVisitor, devices } from '../support/visitor.ts';

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
const surroundings = {
  'on a dark desktop': { ...devices.windows, colorScheme: 'dark' },
  'on a light desktop': { ...devices.windows, colorScheme: 'light' },
  'on a phone': { ...devices.phone, colorScheme: 'dark' },
} as const;

describe.each(Object.entries(surroundings))('%s', (_, options) => {
  test.each(pages)(
    '%s has no accessibility violation, no complaint of the browser, and no sideways scrolling',
    async (path) => {
      const { page, problems, open, leave } = await aVisitor(browser, siteUrl, { ...options, reducedMotion: 'reduce' });
      await open(path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      // Chromium says of a document that is not there that it is not there.
      const others = problems.filter((problem) => path !== nowhere || !problem.includes('status of 404'));
      expect(others).toEqual([]);
      await leave();
    },
  );
});
