import { type ReactNode, useState } from 'react';
import { type Platform, platforms } from '../../../../shared/platform.ts';
import type { DownloadTab } from '../../lib/addresses/download-tabs.ts';
import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { buildsFor } from './builds-for.ts';
import type { Product } from './load-download-centre.ts';
import { PlatformFilter } from './platform-filter.tsx';
import styles from './product-list.module.css';
import { ProductRow } from './product-row.tsx';
import { tabWords } from './tab-words.ts';

interface ProductListProps {
  readonly products: readonly Product[];
  readonly tab: DownloadTab;
}

/** The rows of a tab, all of them or those of one platform; the tab of all products says where each family begins. */
export function ProductList({ products, tab }: ProductListProps) {
  const [platform, setPlatform] = useState<Platform | null>(null);
  const shown = buildsFor(products, platform);
  const rows = (list: readonly Product[], heading: 'h2' | 'h3'): ReactNode => (
    <ul className={styles.rows}>
      {list.map((product) => (
        <ProductRow key={product.title} product={product} heading={heading} />
      ))}
    </ul>
  );
  const families = [...new Set(shown.map(({ series }) => series))];
  const count = shown.reduce((total, { builds }) => total + builds.length, 0);

  return (
    <>
      {products.some(({ builds }) => builds.length > 0) && (
        <PlatformFilter chosen={platform} onChoose={setPlatform} count={count} />
      )}
      {platform && count === 0 && (
        <Empty>
          {`Nothing here is made for ${platforms[platform].label}. `}
          <TextButton onClick={() => setPlatform(null)}>Show all builds</TextButton>
        </Empty>
      )}
      {tab === 'all'
        ? families.map((family) => (
            <div key={family} className={styles.family}>
              <h2>{tabWords[family].label}</h2>
              {rows(
                shown.filter(({ series }) => series === family),
                'h3',
              )}
            </div>
          ))
        : rows(shown, 'h2')}
    </>
  );
}
