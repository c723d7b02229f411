import type { PageProps } from '../../lib/pages/page-module.ts';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import { HistoricalVersions } from './historical-versions.tsx';
import type { ReleaseHistoryData } from './load-release-history.ts';
import { NewVersion } from './new-version.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './release-history-page.module.css';

/** Whoever reads a history wants the newest release: published after the document was made, too. */
export const revalidate = true;

/** Release history of one product (product-rules.md#release-history). */
export default function ReleaseHistoryPage({ data: { categories, product } }: PageProps<ReleaseHistoryData>) {
  const { type, name, slug, releases } = product;
  const [newest, ...older] = releases;

  return (
    <>
      <PageHead
        size="compact"
        title={
          <>
            <span>{name}</span> <span className={styles.what}>release history</span>
          </>
        }
      />
      <Section space="none">
        <ProductStrip categories={categories} current={type} />
      </Section>
      {newest ? (
        <NewVersion key={type} release={newest} slug={slug} />
      ) : (
        <Section space="opening">
          <Empty>{`There is no release of ${name} yet.`}</Empty>
        </Section>
      )}
      {older.length > 0 && <HistoricalVersions key={`older ${type}`} releases={older} />}
    </>
  );
}
