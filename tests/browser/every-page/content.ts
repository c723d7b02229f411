import type { Page } from 'playwright';
import { accessibilityViolations } from '../../support/browsers/accessibility.ts';

/** What breaks a rule of axe. */
export const violations = (page: Page) => accessibilityViolations(page);

/** By how much a page scrolls sideways, and whether its menu is cut off. */
export async function sideways(page: Page): Promise<string[]> {
  const { beyond, isCutOff } = await page.evaluate(() => ({
    beyond: document.documentElement.scrollWidth - innerWidth,
    isCutOff: [...document.querySelectorAll('header summary')].some(
      (part) => part.getBoundingClientRect().right > innerWidth,
    ),
  }));
  return [...(beyond > 0 ? [`scrolls ${beyond} px sideways`] : []), ...(isCutOff ? ['the menu is cut off'] : [])];
}
