import { manifestOf, type Stated } from '../../functions/manifest.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';

export interface StatedSite extends Stated, Pick<SiteDefinition, 'settings' | 'bundles'> {}

/** What the stacks of a site are made from that states what ours does. */
export function siteOf({ settings, bundles, ...stated }: StatedSite): SiteDefinition {
  return { ...manifestOf(stated), contract: stated.contract, settings, bundles };
}
