import type { Platform } from '../../../../shared/platform.ts';
import { platformOf } from '../../lib/builds.ts';
import type { Product } from './load-download-centre.ts';

/** Whether a tab has a build to mark for a platform: one with a file behind it. */
export function hasBuildFor(products: readonly Pick<Product, 'builds'>[], platform: Platform): boolean {
  return products.some(({ builds }) =>
    builds.some(({ system, file_path }) => file_path !== '' && platformOf(system) === platform),
  );
}
