import type { ProductCategory } from '../../../../shared/contract/content-schemas.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { href } from '../../lib/addresses/href.ts';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { productGroups } from './product-groups.ts';

interface ProductStripProps {
  readonly categories: readonly ProductCategory[];
  readonly current: ProductType;
}

/** The tab strip of all products by family, with a toggle for those that do not fit. */
export function ProductStrip({ categories, current }: ProductStripProps) {
  const groups = productGroups(categories).map(({ label, products }) => ({
    label,
    tabs: products.map(({ type, name }) => ({ key: type, label: name, to: href.history(type) })),
  }));
  return (
    <TabStrip
      label="Products"
      tabs={groups.flatMap(({ tabs }) => tabs)}
      current={current}
      more={{ label: 'More products', title: 'All products', groups }}
    />
  );
}
