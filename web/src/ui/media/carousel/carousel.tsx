import { type FocusEvent, type ReactNode, useRef } from 'react';
import { strokes } from '../../icons/page-strokes.ts';
import { RoundButton } from '../round-button.tsx';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface CarouselProps {
  /** What its slides are. */
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Side by side from tablets on; one elsewhere (product-rules.md#narrow-screens). */
  readonly perView: 1 | 3;
  /** Milliseconds for which slides rest; without it only its buttons and fingers move it. */
  readonly interval?: number;
}

/** Milliseconds of a move. */
const speed = 450;

/**
 * Slides in a row that goes round (product-rules.md#carousels). It stops under the pointer, while something in it has the focus, and
 * by its button; whoever wants less motion moves it alone. Without script, or without its library, the row scrolls.
 */
export function Carousel({ label, slides, perView, interval = 0 }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const { playing, toggle, hold, release, go } = useCarousel(view, perView, { interval, speed });
  const releaseOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) release();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold what moves by itself.
    <div className={styles.carousel} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={releaseOutside}>
      <section
        ref={view}
        className={styles.view}
        aria-roledescription="carousel"
        aria-label={`${label}: slides`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: until its library moves it, keys scroll it.
        tabIndex={0}
      >
        <ul className={styles.track} data-per-view={perView}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.controls} data-needs-script="">
        <RoundButton label={`Previous: ${label}`} icon={strokes.back} onClick={() => go(-1)} />
        <RoundButton label={`Next: ${label}`} icon={strokes.forward} onClick={() => go(1)} />
        {interval > 0 && (
          <RoundButton
            label={`${playing ? 'Pause' : 'Play'}: ${label}`}
            icon={playing ? strokes.pause : strokes.play}
            onClick={toggle}
          />
        )}
      </div>
    </div>
  );
}
