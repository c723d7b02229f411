import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { PictureCards } from '../functions/picture-cards.tsx';

/** A device seen from three sides, each with what is there. */
export function DeviceViews({ views }: { readonly views: NonNullable<ProductPages['server-4u']['views']> }) {
  return (
    <Section labelledBy="sides-title">
      <SectionHead id="sides-title" title="From three sides" />
      <PictureCards cards={views} />
    </Section>
  );
}
