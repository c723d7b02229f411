import { CaseGrid } from '../../../shared-features/cases/case-grid.tsx';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';
import { Empty } from '../../../ui/feedback/empty/empty.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';

interface CaseCardsProps {
  readonly title: string;
  readonly cases: readonly CaseTeaser[];
}

/** Cases in which a product played. */
export function CaseCards({ title, cases }: CaseCardsProps) {
  return (
    <Section labelledBy="cases-title">
      <SectionHead id="cases-title" title={title} />
      {cases.length > 0 ? <CaseGrid cases={cases} /> : <Empty>There is no case yet.</Empty>}
    </Section>
  );
}
