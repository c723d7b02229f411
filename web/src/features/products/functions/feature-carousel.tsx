import type { FunctionItem } from '../../../../../shared/content/product-page-schema.ts';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Carousel } from '../../../ui/media/carousel/carousel.tsx';
import styles from './feature-carousel.module.css';
import { PictureCard } from './picture-cards.tsx';

interface FeatureCarouselProps {
  readonly title: string;
  readonly features: readonly FunctionItem[];
}

/** Key features, with a picture where all of them have one; three in view and one on a phone; they move when asked (product-rules.md#carousels). */
export function FeatureCarousel({ title, features }: FeatureCarouselProps) {
  const pictured = features.every(({ url }) => url !== '');
  const slides = features.map(({ title: name, content, url }) => {
    const [picture] = [url].flat();
    return {
      key: name,
      content: (
        <article className={styles.feature}>
          <PictureCard picture={pictured ? picture : undefined} title={name} text={content} />
        </article>
      ),
    };
  });
  return (
    <Section labelledBy="features-title">
      <SectionHead id="features-title" title={title} />
      <Carousel label={title} slides={slides} perView={3} />
    </Section>
  );
}
