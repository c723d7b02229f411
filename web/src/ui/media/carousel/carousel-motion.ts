import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import styles from './carousel.module.css';

/** What moves a carousel once its library is there. */
export interface CarouselMotion {
  readonly next: () => void;
  readonly previous: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly end: () => void;
}

export interface CarouselRhythm {
  /** Milliseconds for which slides rest; 0 for a carousel that does not move by itself. */
  readonly interval: number;
  /** Milliseconds of a move. */
  readonly speed: number;
}

/** Pixels between slides (product-rules.md#carousels). */
const gap = 18;

/**
 * Makes the slides of a window go round. Their widths are those that the style sheet gave them.
 * @param view the element that shows `perView` of the slides
 */
export function moveSlides(view: HTMLElement, perView: number, { interval, speed }: CarouselRhythm): CarouselMotion {
  view.dataset.moving = '';
  view.tabIndex = -1; // nothing is left to scroll
  view.scrollLeft = 0;
  const swiper = new Swiper(view, {
    modules: [Autoplay],
    wrapperClass: styles.track ?? '',
    slideClass: styles.slide ?? '',
    slidesPerView: perView,
    spaceBetween: gap,
    loop: true,
    speed,
    watchSlidesProgress: true,
    slideVisibleClass: 'shown',
    autoplay: interval > 0 ? { delay: interval, disableOnInteraction: false } : false,
    on: { progress: hideOutside, slideChangeTransitionEnd: hideOutside },
  });
  swiper.autoplay.stop();
  hideOutside(swiper);
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    end: () => {
      swiper.destroy(true, true);
      delete view.dataset.moving;
      view.tabIndex = 0;
    },
  };
}

/** Slides outside of the window take no focus, or the browser would scroll them into it. */
function hideOutside({ slides }: Swiper): void {
  for (const slide of slides) slide.inert = !slide.classList.contains('shown');
}
