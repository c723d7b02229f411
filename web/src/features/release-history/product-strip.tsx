import type { ProductType } from '../../../../shared/product-type.ts';
import { href } from '../../lib/href.ts';
import { TabStrip } from '../../ui/tab-strip.tsx';
import type { Category } from './load-release-history.ts';

interface ProductStripProps {
  readonly categories: readonly Category[];
  readonly current: ProductType | null;
}

/** The tab strip of all products, with a toggle for those that do not fit. */
export function ProductStrip({ categories, current }: ProductStripProps) {
  const tabs = categories.map(({ type, name }) => ({ key: type, label: name, to: href.history(type) }));
  return <TabStrip label="Products" tabs={tabs} current={current} more="More products" />;
}
