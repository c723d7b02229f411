import { productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
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
          <StandaloneLink to={href.atomFeed(slug)} icon={strokes.feed} outside>
            Atom feed
          </StandaloneLink>
          <StandaloneLink to={href.releaseList(slug)} icon={strokes.list} outside>
            JSON list
          </StandaloneLink>
        </p>
      </PageHead>
      <Section space="none">
        <ProductStrip categories={categories} current={type} />
      </Section>
      {newest ? (
        <NewVersion key={type} release={newest} />
      ) : (
        <Section space="opening">
          <Empty>There is no release of {name} yet.</Empty>
        </Section>
      )}
      {older.length > 0 && <HistoricalVersions releases={older} />}
    </>
  );
}
