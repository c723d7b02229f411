import type { ProductCategory } from '../../../../shared/contract/content-schemas.ts';
import type { ProductType } from '../../../../shared/product-type.ts';

/** In the order of the families in the download centre; C series and hardware have no releases. */
const families = ['S series', 'P series', 'Mobile control', 'Tools'] as const;

type Family = (typeof families)[number];

/** The category list names types only (product-rules.md#content-fields), so which belong together is told here. */
const familyOf: Readonly<Record<ProductType, Family>> = {
  1: 'S series',
  2: 'S series',
  3: 'S series',
  21: 'S series',
  23: 'S series',
  9: 'P series',
  10: 'P series',
  16: 'P series',
  17: 'P series',
  18: 'P series',
  11: 'Mobile control',
  13: 'Mobile control',
  12: 'Tools',
  14: 'Tools',
  15: 'Tools',
  19: 'Tools',
  20: 'Tools',
  22: 'Tools',
};

export interface ProductGroup {
  readonly label: Family;
  readonly products: readonly ProductCategory[];
}

/** The products by family, each family in the order of the list; families without a product are left out. */
export function productGroups(categories: readonly ProductCategory[]): ProductGroup[] {
  return families
    .map((label) => ({ label, products: categories.filter(({ type }) => familyOf[type] === label) }))
    .filter(({ products }) => products.length > 0);
}
