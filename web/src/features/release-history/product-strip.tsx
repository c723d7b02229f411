import type { ProductCategory } from '../../../../shared/contract/content-schemas.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { href } from '../../lib/href.ts';
import { TabStrip } from '../../ui/data/tab-strip.tsx';

interface ProductStripProps {
  readonly categories: readonly ProductCategory[];
  readonly current: ProductType;
}

/** The tab strip of all products, with a toggle for those that do not fit. */
export function ProductStrip({ categories, current }: ProductStripProps) {
  const tabs = categories.map(({ type, name }) => ({ key: type, label: name, to: href.history(type) }));
  return <TabStrip label="Products" tabs={tabs} current={current} more="More products" />;
}
