import type { ReactNode } from 'react';
import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';

interface CautionsProps {
  readonly title: string;
  readonly cautions: readonly { readonly term: string; readonly description: string }[];
  readonly children?: ReactNode;
}

/** What to know before using a product. */
export function Cautions({ title, cautions, children }: CautionsProps) {
  return (
    <Section labelledBy="cautions-title">
      <SectionHead id="cautions-title" title={title}>
        {children}
      </SectionHead>
      <DefinitionList terms={cautions} />
    </Section>
  );
}
