import { type ReactNode, useState } from 'react';
import { type Platform, platforms } from '../../../../shared/platform.ts';
import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { buildsFor } from './builds-for.ts';
import type { DownloadCentreData, Product } from './load-download-centre.ts';
import { PlatformFilter } from './platform-filter.tsx';
import styles from './product-list.module.css';
import { ProductRow } from './product-row.tsx';

interface ProductListProps {
  readonly products: readonly Product[];
  /** Where each family begins is said with their names, in this order. */
  readonly families?: DownloadCentreData['tabs'];
}

/** The rows of a tab, all of them or those of one platform. */
export function ProductList({ products, families }: ProductListProps) {
  const [platform, setPlatform] = useState<Platform | null>(null);
  const shown = buildsFor(products, platform);
  const rows = (list: readonly Product[], heading: 'h2' | 'h3'): ReactNode => (
    <ul className={styles.rows}>
      {list.map((product) => (
        <ProductRow key={product.title} product={product} heading={heading} />
      ))}
    </ul>
  );
  const count = shown.reduce((total, { builds }) => total + builds.length, 0);
  if (products.length === 0) return <Empty>There is nothing to download here yet.</Empty>;

  return (
    <>
      {products.some(({ builds }) => builds.length > 0) && (
        <PlatformFilter chosen={platform} onChoose={setPlatform} count={count} />
      )}
      {platform && count === 0 && (
        <Empty>
          <span>{`Nothing here is made for ${platforms[platform].label}. `}</span>
          <TextButton onClick={() => setPlatform(null)}>Show all builds</TextButton>
        </Empty>
      )}
      {families
        ? families.map(({ key, label }) => {
            const family = shown.filter(({ series }) => series === key);
            return (
              family.length > 0 && (
                <div key={key} className={styles.family}>
                  <h2>{label}</h2>
                  {rows(family, 'h3')}
                </div>
              )
            );
          })
        : rows(shown, 'h2')}
    </>
  );
}
