import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { PhoneFold } from '../../../ui/layout/phone-fold/phone-fold.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { PictureCards } from '../functions/picture-cards.tsx';

interface SolutionCardsProps {
  readonly solutions: ProductPages['c-series']['solutions'];
  /** The cases of a scenario. */
  readonly hrefOf: (type: number) => string;
}

/** Where a product is used; each card leads to the cases of its scenario. */
export function SolutionCards({ solutions, hrefOf }: SolutionCardsProps) {
  const cards = solutions.map(({ type, title, text, picture }) => ({
    picture,
    title: <Link to={hrefOf(type)}>{title}</Link>,
    text,
    wide: true,
  }));
  return (
    <Section labelledBy="solutions-title">
      <SectionHead id="solutions-title" title="Where it runs" />
      <PhoneFold summary="Stages, halls and towns">
        <PictureCards cards={cards} />
      </PhoneFold>
    </Section>
  );
}
