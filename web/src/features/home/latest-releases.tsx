import { href } from '../../lib/href.ts';
import { Tabs } from '../../ui/data/tabs.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import styles from './latest-releases.module.css';
import type { DownloadableRelease, ProductTab } from './load-home.ts';
import { NewestRelease } from './newest-release.tsx';
import { ProductRows } from './product-rows.tsx';

interface LatestReleasesProps {
  readonly newest: DownloadableRelease | null;
  readonly productTabs: readonly ProductTab[];
}

/** The newest release of all pictured, and every product by series with the release that it stands at. */
export function LatestReleases({ newest, productTabs }: LatestReleasesProps) {
  return (
    <Section labelledBy="latest-title">
      <SectionHead id="latest-title" title="Latest releases">
        <StandaloneLink to={href.atomFeed('all')} icon={strokes.feed} tone="soft" outside>
          Follow by Atom feed
        </StandaloneLink>
      </SectionHead>
      <div className={styles.columns}>
        {newest ? <NewestRelease release={newest} /> : <Empty>Nothing has been released yet.</Empty>}
        <Tabs
          label="Products"
          tabs={productTabs.map(({ title, products }, place) => ({
            key: String(place), // tabs 0 to 3 (product-rules.md#product-order)
            title,
            content: <ProductRows products={products} />,
          }))}
        />
      </div>
    </Section>
  );
}
