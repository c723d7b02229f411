import { useRef } from 'react';
import { type PageRouteName, routes } from '../../../../../shared/routes.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Carousel } from '../../../ui/media/carousel/carousel.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './banner.module.css';
import { useSlidesAhead } from './use-slides-ahead.ts';

/** Milliseconds for which a slide rests (product-rules.md#carousels). */
const interval = 4_000;

interface Slide {
  readonly picture: string;
  readonly alt: string;
  readonly product: string;
  readonly line: string;
  readonly route: PageRouteName;
}

/** Products where they play, each slide leading to its product. */
const slides: readonly Slide[] = [
  {
    picture: 'banner-arena-tour',
    alt: 'A ring of LED above a round stage in a full arena',
    product: 'S3 Pro',
    line: 'A ring, four banners and a floor in one show',
    route: 'productS3Pro',
  },
  {
    picture: 'banner-new-year-broadcast',
    alt: 'A studio with a deep wall of light between two bright portals',
    product: 'S2',
    line: 'On air, and a key for every program',
    route: 'productS2',
  },
  {
    picture: 'banner-deep-sea-dome',
    alt: 'Visitors under a dome on which the deep sea moves',
    product: 'S3',
    line: 'Seven projectors blended to one sea',
    route: 'productS3',
  },
  {
    picture: 'banner-company-showroom',
    alt: 'A showroom at dusk with four columns of light behind its window',
    product: 'S3 Lite',
    line: 'Four columns and a window, without an operator',
    route: 'productS3Lite',
  },
];

const sizes = `${media['from-wide']} 71rem, 94vw`;

/** Products where they play: slides that go round, each loaded shortly before it is shown (product-rules.md#carousels). */
export function Banner() {
  const row = useRef<HTMLDivElement>(null);
  const loaded = useSlidesAhead(row, slides.length);

  return (
    <div ref={row} className={styles.banner}>
      <Carousel
        label="Products where they play"
        perView={1}
        interval={interval}
        slides={slides.map(({ picture, alt, product, line, route }, place) => ({
          key: picture,
          content: (
            <figure className={styles.slide} data-slide={place}>
              <div className={styles.picture}>
                {loaded.has(place) ? (
                  <Picture name={picture} sizes={sizes} alt={alt} eager={place > 0} onDark />
                ) : (
                  <noscript>
                    <Picture name={picture} sizes={sizes} alt={alt} onDark />
                  </noscript>
                )}
              </div>
              <figcaption>
                <Link to={routes[route].path}>{product}</Link>
                <span>{line}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  );
}
