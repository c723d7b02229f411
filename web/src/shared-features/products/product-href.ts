import { type RouteName, routes } from '../../../../shared/routes.ts';
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

/** Whether the page of a route is built. */
export function hasPage(route: RouteName): boolean {
  return 'page' in routes[route];
}

/** Its card in the download centre, with everything that can be downloaded of it. */
export function productCardHref({ tab, card }: Pick<ProductPlace, 'tab' | 'card'>): string {
  return `${href.download(tab)}#${card}`;
}

/** Where a product is explained: on its page once that is built, until then on its card in the download centre. */
export function productHref(place: ProductPlace, isBuilt = hasPage): string {
  return isBuilt(place.route) ? href.to(place.route) : productCardHref(place);
}
