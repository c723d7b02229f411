import type { CaseTeaser } from '../../lib/case-teaser.ts';
import { CaseGrid } from '../../ui/data/case-grid.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';

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
