import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds against a page, each rule with the elements that break it.
 * @param part selector of the only part to look at
 */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  // Legacy mode is one call in the page; the other hands all results, those that pass too, through a second page and takes six times
  // as long. Frames of other sites, which it leaves out, are none of ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
