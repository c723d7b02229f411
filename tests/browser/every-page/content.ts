import type { Page } from 'playwright';
import { accessibilityViolations } from '../../support/browsers/accessibility.ts';

/** What breaks a rule of axe. */
export const violations = (page: Page) => accessibilityViolations(page);

/** What breaks those of its rules that light and dark may decide. */
export const violationsOfColour = (page: Page) =>
  accessibilityViolations(page, 'html', ['color-contrast', 'link-in-text-block']);

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

/** A number of first headings that is not one. */
export async function firstHeadings(page: Page): Promise<string[]> {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`${count} first headings`];
}

/** What the document of a page lacks for whoever reads it without script. */
export async function unreadableWithoutScript(page: Page): Promise<string[]> {
  return lacking(page, await (await page.request.get(page.url())).text());
}

/** What a document lacks, parsed as a browser without script parses it: what stands in `noscript` are elements. */
export async function lacking(page: Page, html: string): Promise<string[]> {
  const { words, headings } = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    return {
      words: document.querySelector('main')?.textContent?.split(/\s+/).length ?? 0,
      headings: document.querySelectorAll('h1').length,
    };
  }, html);
  return words > 50 && headings === 1 ? [] : [`without script ${words} words and ${headings} first headings`];
}
