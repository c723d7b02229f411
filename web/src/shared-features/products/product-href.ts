import type { RouteName } from '../../../../shared/routes.ts';
import type { DownloadTab } from '../../lib/addresses/download-tabs.ts';
import { href } from '../../lib/addresses/href.ts';

/** Where a product stands on the site. */
export interface ProductPlace {
  readonly route: RouteName;
  /** Where the download centre shows it. */
  readonly tab: DownloadTab;
  /** Its card there. */
  readonly card: string;
}

/** Its card in the download centre, with everything that can be downloaded of it. */
export function productCardHref({ tab, card }: Pick<ProductPlace, 'tab' | 'card'>): string {
  return `${href.download(tab)}#${card}`;
}
