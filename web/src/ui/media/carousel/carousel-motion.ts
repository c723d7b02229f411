import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
import { media } from '../../style/breakpoints.ts';
import styles from './carousel.module.css';

/** What moves a carousel once its library is there. */
export interface CarouselMotion {
  readonly go: (step: 1 | -1) => void;
  /** Whether it is to move by itself. */
  readonly play: (plays: boolean) => void;
  /** Whether it rests meanwhile. */
  readonly hold: (isHeld: boolean) => void;
  readonly end: () => void;
}

/** Whether a carousel moves by itself, and whether it rests meanwhile. */
interface Playing {
  plays: boolean;
  held: boolean;
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
 * Makes the slides of a window go round, in another number where the window of the browser becomes wide or narrow.
 * @param view the element that shows `perView` of the slides; one on narrow screens
 */
export function moveCarousel(
  view: HTMLElement,
  perView: number,
  { interval, speed }: CarouselRhythm,
  begins: Playing,
): CarouselMotion {
  const now = { ...begins };
  const wide = matchMedia(media['from-tablet']);
  const rhythm = { interval, speed: wantsLessMotion() ? 0 : speed };
  let swiper: Swiper | undefined;
  const playOrRest = () => {
    if (now.plays && !now.held) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  };
  const begin = () => {
    if (swiper) end(view, swiper);
    swiper = moveSlides(view, wide.matches ? perView : 1, rhythm);
    playOrRest();
  };
  begin();
  wide.addEventListener('change', begin);
  return {
    go: (step) => void (step > 0 ? swiper?.slideNext() : swiper?.slidePrev()),
    play: (plays) => {
      now.plays = plays;
      playOrRest();
    },
    hold: (isHeld) => {
      now.held = isHeld;
      playOrRest();
    },
    end: () => {
      wide.removeEventListener('change', begin);
      if (swiper) end(view, swiper);
    },
  };
}

/** Makes them go round. Their widths are those that the style sheet gave them. */
function moveSlides(view: HTMLElement, perView: number, { interval, speed }: CarouselRhythm): Swiper {
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
  hideOutside(swiper);
  return swiper;
}

function end(view: HTMLElement, swiper: Swiper): void {
  swiper.destroy(true, true);
  delete view.dataset.moving;
  view.tabIndex = 0;
}

/** Slides outside of the window take no focus, or the browser would scroll them into it. */
function hideOutside({ slides }: Swiper): void {
  for (const slide of slides) slide.inert = !slide.classList.contains('shown');
}
