import { href } from '../../../lib/addresses/href.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { Tabs } from '../../../ui/data/tabs/tabs.tsx';
import { Empty } from '../../../ui/feedback/empty/empty.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Split } from '../../../ui/layout/split/split.tsx';
import type { PicturedRelease, ProductTab } from '../load-home.ts';
import { ProductRows } from '../products/product-rows.tsx';
import { NewestRelease } from './newest-release.tsx';

interface LatestReleasesProps {
  readonly newest: PicturedRelease | null;
  readonly productTabs: readonly ProductTab[];
}

/** The newest release of all pictured, and every product by series with the release that it stands at. */
export function LatestReleases({ newest, productTabs }: LatestReleasesProps) {
  return (
    <Section labelledBy="latest-title">
      <SectionHead id="latest-title" title="Latest releases">
        <StandaloneLink to={href.atomFeed('all')} icon={strokes.feed} tone="soft" external>
          Follow by Atom feed
        </StandaloneLink>
      </SectionHead>
      <Split share="five-to-seven" from="desktop">
        {newest ? <NewestRelease release={newest} /> : <Empty>Nothing has been released yet.</Empty>}
        <Tabs
          label="Products"
          tabs={productTabs.map(({ title, products }, place) => ({
            key: String(place), // tabs 0 to 3 (product-rules.md#product-order)
            title,
            content: <ProductRows products={products} />,
          }))}
        />
      </Split>
    </Section>
  );
}
