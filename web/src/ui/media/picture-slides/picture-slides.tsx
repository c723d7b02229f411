import { media } from '../../style/breakpoints.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-slides.module.css';

interface PictureSlidesProps {
  /** What the pictures are of. */
  readonly label: string;
  readonly pictures: readonly { readonly name: string; readonly alt: string; readonly caption?: string }[];
  /** Screens of software are shown whole; scenes fill 3:2. */
  readonly shape: 'screen' | 'scene';
  /** At the top of a page: the first picture is not lazy. */
  readonly first?: boolean;
}

/** Pictures 500 px high: a carousel that moves by hand only where there are several, else the one (product-rules.md#carousels). */
export function PictureSlides({ label, pictures, shape, first = false }: PictureSlidesProps) {
  const slides = pictures.map(({ name, alt, caption }, place) => ({
    key: name,
    content: (
      <figure className={styles.figure} data-shape={shape}>
        <Picture name={name} sizes={`${media['from-laptop']} 60rem, 90vw`} alt={alt} first={first && place === 0} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  }));
  if (slides.length > 1) return <Carousel label={label} slides={slides} perView={1} />;
  return slides.map(({ key, content }) => <div key={key}>{content}</div>);
}
