import { CaseGrid } from '../../../shared-features/cases/case-grid.tsx';
import type { CaseTeaser } from '../../../shared-features/cases/case-teaser.ts';
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
      <CaseGrid cases={cases} />
    </Section>
  );
}
