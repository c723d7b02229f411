import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { whenNear } from '../../../lib/loading/when-near.ts';
import { wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
import { media } from '../../style/breakpoints.ts';
import type { CarouselMotion, CarouselRhythm } from './carousel-motion.ts';

interface CarouselControl {
  /** Whether it moves by itself as far as the visitor is concerned; pointer and focus hold it for as long as they are there. */
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly hold: () => void;
  readonly release: () => void;
  readonly go: (step: 1 | -1) => void;
}

/** Scrolls to the next slide where nothing else moves them. */
function scrollOn(view: HTMLElement, step: number): void {
  const width = view.querySelector('li')?.offsetWidth ?? view.clientWidth;
  view.scrollBy({ left: step * width, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
}

/**
 * Moves the slides of a window as soon as it comes near the screen. The library is loaded then; until it has come, and where it cannot be
 * had, the window scrolls.
 * @param perView slides side by side on wide screens; one elsewhere
 */
export function useCarousel(
  view: RefObject<HTMLElement | null>,
  perView: number,
  { interval, speed }: CarouselRhythm,
): CarouselControl {
  const motion = useRef<CarouselMotion>(undefined);
  const held = useRef(false);
  const [playing, setPlaying] = useState(false);
  const wanted = useRef(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let left = false;
    const wide = matchMedia(media['from-tablet']);
    const start = async () => {
      const library = await loadLibrary(() => import('./carousel-motion.ts'));
      if (left || !library) return;
      const still = wantsLessMotion();
      const begin = () => {
        motion.current?.end();
        motion.current = library.moveSlides(element, wide.matches ? perView : 1, {
          interval,
          speed: still ? 0 : speed,
        });
        if (wanted.current && !held.current) motion.current.play();
      };
      wanted.current = interval > 0 && !still;
      setPlaying(wanted.current);
      begin();
      wide.addEventListener('change', begin);
      stopListening = () => wide.removeEventListener('change', begin);
    };
    let stopListening = () => {};
    const giveUp = whenNear(element, () => void start());
    return () => {
      left = true;
      giveUp();
      stopListening();
      motion.current?.end();
      motion.current = undefined;
    };
  }, [view, perView, interval, speed]);

  const moveOrRest = () => {
    if (wanted.current && !held.current) motion.current?.play();
    else motion.current?.pause();
  };
  return {
    playing,
    toggle: () => {
      wanted.current = !wanted.current;
      setPlaying(wanted.current);
      // The button itself holds the carousel by its focus: what was asked for counts at once.
      held.current = false;
      moveOrRest();
    },
    hold: () => {
      held.current = true;
      moveOrRest();
    },
    release: () => {
      held.current = false;
      moveOrRest();
    },
    go: (step) => {
      const { current } = motion;
      if (!current) return view.current ? scrollOn(view.current, step) : undefined;
      if (step > 0) current.next();
      else current.previous();
    },
  };
}
