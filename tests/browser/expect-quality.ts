import type { Browser, BrowserContextOptions } from 'playwright';
import { expect } from 'vitest';
import { accessibilityViolations } from '../support/accessibility.ts';
import { aVisitor } from '../support/visitor.ts';

/**
 * Opens a page and expects what every page owes its visitors: no accessibility violation (axe), no complaint of the browser, no sideways
 * scrolling, one h1, and no picture that is broken.
 * @param isProvoked complaints that the test itself causes
 */
export async function expectQuality(
  browser: Browser,
  siteUrl: string,
  path: string,
  options: BrowserContextOptions,
  isProvoked: (problem: string) => boolean = () => false,
): Promise<void> {
  const { page, problems, open, leave } = await aVisitor(browser, siteUrl, { ...options, reducedMotion: 'reduce' });
  await open(path);
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '')
      .map(({ currentSrc }) => currentSrc),
  );
  expect(broken).toEqual([]);
  expect(problems.filter((problem) => !isProvoked(problem))).toEqual([]);
  await leave();
}
