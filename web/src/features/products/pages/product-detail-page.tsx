import type { ProductDetail } from '../../../../../shared/contract/content-schemas.ts';
import type { PageProps } from '../../../lib/pages/page-module.ts';
import { RichText } from '../../../ui/data/rich-text/rich-text.tsx';
import { PageHead } from '../../../ui/layout/page-head/page-head.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import styles from './product-detail-page.module.css';

/** A product at length (product-rules.md#product-detail). */
export default function ProductDetailPage({ data: { title, describe, cover, detail } }: PageProps<ProductDetail>) {
  return (
    <>
      <PageHead title={title}>
        <p>{describe}</p>
      </PageHead>
      <Section space="none">
        <div className={styles.detail}>
          <div className={styles.cover}>
            <Picture name={cover} sizes="min(56rem, 90vw)" alt="" first />
          </div>
          <RichText html={detail} under={1} />
        </div>
      </Section>
    </>
  );
}
