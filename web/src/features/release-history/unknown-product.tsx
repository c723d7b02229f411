import { href } from '../../lib/href.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Category } from './load-release-history.ts';
import { ProductStrip } from './product-strip.tsx';
import styles from './release-history-page.module.css';

/** Shown where the address names a product that there is not (product-rules.md#unknown-addresses). */
export function UnknownProduct({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <>
      <PageHead title="There is no such product">
        <p>The address names a product number that we do not know. Pick one of these, or look through all downloads.</p>
      </PageHead>
      <div className={styles.page}>
        <ProductStrip categories={categories} current={null} />
        <p className={styles.empty}>
          <ActionLink to={href.download()} kind="lamp">
            Download centre
          </ActionLink>
        </p>
      </div>
    </>
  );
}
