import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds against a page, each rule with the elements that break it.
 * @param part selector of the only part to look at
 * @param rules the only ones to apply; all when there are none
 */
export async function accessibilityViolations(
  page: Page,
  part = 'html',
  rules: readonly string[] = [],
): Promise<string[]> {
  // Legacy mode is one call in the page; the other hands all results, those that pass too, through a second page and takes six times
  // as long. Frames of other sites, which it leaves out, are none of ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
