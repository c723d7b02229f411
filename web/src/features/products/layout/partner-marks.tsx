import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { Marquee } from '../../../ui/media/marquee/marquee.tsx';
import styles from './partner-marks.module.css';

/** Who works with S3 Lite: seven marks in view, three on a phone, on their way without a rest (product-rules.md#carousels). */
export function PartnerMarks({ partners }: Pick<ProductPages['s3-lite'], 'partners'>) {
  const items = partners.map(({ name, mark }) => ({
    key: name,
    content: (
      <span className={styles.partner}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={mark} />
        </svg>
        {name}
      </span>
    ),
  }));
  return (
    <Section labelledBy="partners-title" space="part">
      <h2 id="partners-title" className={styles.title}>
        Used by
      </h2>
      <Marquee label="Partners" items={items} />
    </Section>
  );
}
