import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** Half a megabyte; what the package itself tells is not minified, and takes a page twice as long to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against a page, each rule with the elements that break it. Frames of other sites are none of ours, and left out.
 * @param part selector of the only part to look at
 * @param rules the only ones to apply; all when there are none
 */
export async function accessibilityViolations(
  page: Page,
  part = 'html',
  rules: readonly string[] = [],
): Promise<string[]> {
  // Once a document, however often it is looked at.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const options: axe.RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules.length > 0 && { runOnly: [...rules] }),
  };
  return page.evaluate(
    async ([selector, given]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, options] as const,
  );
}
