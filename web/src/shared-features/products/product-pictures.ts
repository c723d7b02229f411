import { productSlugs } from '../../../../shared/product-slugs.ts';
import type { ProductType } from '../../../../shared/product-type.ts';

/** Editions and plugins that are shown by the picture of what they belong to. */
const borrowed: Partial<Record<ProductType, string>> = { 14: 'hvc', 15: 'hvc', 16: 'p1', 17: 'p1', 18: 'p1-plus' };

/** Name of the picture of a product in `web/build/picture-manifest.json`. */
export function productPicture(type: ProductType): string {
  return borrowed[type] ?? productSlugs[type];
}
