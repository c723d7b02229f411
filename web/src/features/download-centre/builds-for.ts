import type { Platform } from '../../../../shared/platform.ts';
import { platformOf } from '../../shared-features/downloads/builds.ts';
import type { Product } from './load-download-centre.ts';

/** The products that have a build for a platform, with only those; all of them for none. Announced builds count too. */
export function buildsFor(products: readonly Product[], platform: Platform | null): readonly Product[] {
  if (!platform) return products;
  return products
    .map((product) => ({ ...product, builds: product.builds.filter(({ system }) => platformOf(system) === platform) }))
    .filter(({ builds }) => builds.length > 0);
}
