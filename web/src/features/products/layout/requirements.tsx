import { DefinitionList } from '../../../ui/data/definition-list/definition-list.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';

interface RequirementsProps {
  readonly requirements: readonly { readonly term: string; readonly description: string }[];
}

/** What a product needs, where there is no download beside which it could stand. */
export function Requirements({ requirements }: RequirementsProps) {
  return (
    <Section labelledBy="requirements-title">
      <SectionHead id="requirements-title" title="What it needs" />
      <PhoneFold summary="All of it">
        <DefinitionList terms={requirements} />
      </PhoneFold>
    </Section>
  );
}
