import { platforms } from '../../../../shared/platform.ts';
import { downloadTabOrder } from '../../lib/download-tabs.ts';
import { href } from '../../lib/href.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { useDesktopPlatform } from '../../lib/visitor.ts';
import { TabStrip } from '../../ui/data/tab-strip.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Section } from '../../ui/layout/section.tsx';
import styles from './download-centre-page.module.css';
import { HardwareCode } from './hardware-code.tsx';
import { hasBuildFor } from './has-build-for.ts';
import type { DownloadCentreData } from './load-download-centre.ts';
import { ProductCard } from './product-card.tsx';
import { tabWords } from './tab-words.ts';

const tabs = downloadTabOrder.map((tab) => ({ key: tab, label: tabWords[tab].label, to: href.download(tab) }));

/** The download centre (product-rules.md#download-centre): seven tabs, each an address of its own. */
export default function DownloadCentrePage({ data: { tab, products } }: PageProps<DownloadCentreData>) {
  const desktop = useDesktopPlatform();
  const { label, text } = tabWords[tab];
  const marked = desktop && hasBuildFor(products, desktop);

  return (
    <>
      <PageHead title="Download centre">
        <p>Pick your product, check the file, start the show. Each build names its date, its size and its SHA-256.</p>
      </PageHead>
      <Section id="products" labelledBy="products-title" space="none">
        <TabStrip label="Product families" tabs={tabs} current={tab} />
        <div className={styles.head}>
          <div>
            <h2 id="products-title">{label}</h2>
            <p>{text}</p>
          </div>
          <p className={styles.hint}>{marked && `Marked for your computer: ${platforms[desktop].label}`}</p>
        </div>
        {tab === 'code' && <HardwareCode />}
        {products.length > 0 ? (
          <ul className={styles.products}>
            {products.map((product, place) => (
              <li key={product.title}>
                <ProductCard product={product} suggested={desktop} first={place === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <Empty>There is nothing to download here at the moment.</Empty>
        )}
      </Section>
    </>
  );
}
