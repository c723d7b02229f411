import { useId, useState } from 'react';
import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { CompareTable } from '../../../ui/data/compare-table/compare-table.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import styles from './comparison.module.css';

/** A long comparison, 400 px of it until all is asked for; all of it without script (product-rules.md#c-series). */
export function Comparison({ comparison }: Pick<ProductPages['c-series'], 'comparison'>) {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <Section labelledBy="comparison-title">
      <SectionHead id="comparison-title" title="The series compared" />
      <div id={id} className={all ? styles.comparison : `${styles.comparison} ${styles.folded}`}>
        <CompareTable label="The series compared" columns={comparison.columns} rows={comparison.rows} />
      </div>
      <p className={styles.toggle} data-needs-script="">
        <button
          type="button"
          className={actionClass('secondary')}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Pack up' : 'see the full feature comparison'}
        </button>
      </p>
    </Section>
  );
}
