import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../support/accessibility.ts';
import { devices } from '../support/visitor.ts';
import { aVisitor } from './a-visitor.ts';
import { everyPage } from './every-page.ts';

/** An address whose document is the one that says so. */
const nowhere = '/history?page=4711';
/** What may differ between light and dark. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

type Device = BrowserContextOptions & { readonly colorScheme: 'light' | 'dark' };

/**
 * Opens a page and expects what every page owes its visitors: no accessibility violation (axe) in either colour scheme, no complaint of
 * the browser, no sideways scrolling, one h1, and no picture that is broken.
 */
async function expectQuality(path: string, device: Device): Promise<void> {
  const { page, problems, open, leave } = await aVisitor({ ...device, reducedMotion: 'reduce' });
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
  await page.emulateMedia({ colorScheme: device.colorScheme === 'light' ? 'dark' : 'light' });
  expect(await accessibilityViolations(page, 'html', rulesOfColour)).toEqual([]);
  // Chromium says of a document that is not there that it is not there.
  const isProvoked = (problem: string) => path === nowhere && problem.includes('status of 404');
  expect(problems.filter((problem) => !isProvoked(problem))).toEqual([]);
  await leave();
}

test('there is an address for every page', () => {
  expect(everyPage.filter((path) => path.includes(':'))).toEqual([]);
});

describe.each([
  ['desktop', { ...devices.windows, colorScheme: 'dark' }],
  ['phone', { ...devices.phone, colorScheme: 'light' }],
] as const)('on a %s, light and dark', (_, device) => {
  test.each([...everyPage, nowhere])('%s is accessible, whole and without a complaint of the browser', (path) =>
    expectQuality(path, device),
  );
});
