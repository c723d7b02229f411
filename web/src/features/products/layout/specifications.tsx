import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { SpecTable } from '../../../ui/data/spec-table/spec-table.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';

interface SpecificationsProps {
  readonly groups: ProductPages['server-4u']['specifications'];
}

/** The figures of a device. */
export function Specifications({ groups }: SpecificationsProps) {
  return (
    <Section labelledBy="specifications-title">
      <SectionHead id="specifications-title" title="Specifications" />
      <SpecTable label="Specifications" groups={groups} />
    </Section>
  );
}
