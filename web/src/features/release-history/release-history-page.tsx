import { productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { HistoricalVersions } from './historical-versions.tsx';
import type { ReleaseHistoryData } from './load-release-history.ts';
import { NewVersion } from './new-version.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './release-history-page.module.css';

/** Whoever reads a history wants the newest release: published after the document was made, too. */
export const revalidate = true;

/** Release history of one product (product-rules.md#release-history). */
export default function ReleaseHistoryPage({ data: { categories, product } }: PageProps<ReleaseHistoryData>) {
  const { type, name, releases } = product;
  const [newest, ...older] = releases;
  const { slug } = productTypes[type];

  return (
    <>
      <PageHead
        title={
          <>
            {name} <span className={styles.what}>release history</span>
          </>
        }
      >
        <p className={styles.feeds}>
          <a href={href.atomFeed(slug)}>
            <Icon path={strokes.feed} />
            Atom feed
          </a>
          <a href={href.releaseList(slug)}>
            <Icon path={strokes.list} />
            JSON list
          </a>
        </p>
      </PageHead>
      <div className={styles.page}>
        <ProductStrip categories={categories} current={type} />
        {newest ? (
          <NewVersion key={type} release={newest} />
        ) : (
          <p className={styles.empty}>There is no release of {name} yet.</p>
        )}
        {older.length > 0 && <HistoricalVersions releases={older} />}
      </div>
    </>
  );
}
