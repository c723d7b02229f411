import { caseTabTypes, caseTypes } from '../../../../shared/case-type.ts';
import { href } from '../../lib/addresses/href.ts';
import type { PageProps } from '../../lib/pages/page-module.ts';
import { CaseGrid } from '../../shared-features/cases/case-grid.tsx';
import { TabStrip } from '../../ui/data/tab-strip/tab-strip.tsx';
import { Empty } from '../../ui/feedback/empty/empty.tsx';
import { PageHead } from '../../ui/layout/page-head/page-head.tsx';
import { PhoneFold } from '../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../ui/layout/section/section.tsx';
import styles from './case-list-page.module.css';
import type { CaseListData } from './load-case-list.ts';

/** All of them, and those of each scenario (product-rules.md#cases). */
const tabs = [
  { key: 'all', label: 'All scenarios', to: href.cases() },
  ...caseTabTypes.map((type) => ({ key: String(type), label: caseTypes[type], to: href.cases(type) })),
];

/** How many a phone shows at first: whole rows of two and of three on wider screens. */
const onPhones = 12;

/** Cases by scenario, each tab an address of its own (product-rules.md#cases). */
export default function CaseListPage({ data: { type, cases } }: PageProps<CaseListData>) {
  return (
    <>
      <PageHead title="Cases" size="compact">
        <p>Where it plays: what was to be shown, what was in the way, how many outputs it took.</p>
      </PageHead>
      <Section space="none">
        <TabStrip label="Scenarios" tabs={tabs} current={type === null ? 'all' : String(type)} />
        <div className={styles.list}>
          {cases.length > 0 ? (
            <CaseGrid cases={cases.slice(0, onPhones)} first />
          ) : (
            <Empty>There is no case of this kind yet.</Empty>
          )}
          {cases.length > onPhones && (
            <div className={styles.list}>
              <PhoneFold summary={`All ${cases.length} cases`}>
                <CaseGrid cases={cases.slice(onPhones)} heading="h2" />
              </PhoneFold>
            </div>
          )}
        </div>
      </Section>
    </>
  );
}
