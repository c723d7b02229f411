import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadLibrary } from '../../../lib/loading/load-library.ts';
import { whenNear } from '../../../lib/loading/when-near.ts';
import { wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
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
 * Moves the slides of a window as soon as it comes near the screen. What does so is loaded then; until it has come, and where it cannot be
 * had, the window scrolls, and what the visitor asks for is kept for it.
 * @param perView slides side by side on wide screens; one elsewhere
 */
export function useCarousel(
  view: RefObject<HTMLElement | null>,
  perView: number,
  { interval, speed }: CarouselRhythm,
): CarouselControl {
  const motion = useRef<CarouselMotion>(undefined);
  const held = useRef(false);
  // What the visitor asked for before it could move.
  const asked = useRef<boolean>(undefined);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let left = false;
    const start = async () => {
      const library = await loadLibrary(() => import('./carousel-motion.ts'));
      if (!library || left) return;
      const plays = asked.current ?? (interval > 0 && !wantsLessMotion());
      setPlaying(plays);
      motion.current = library.moveCarousel(element, perView, { interval, speed }, { plays, held: held.current });
    };
    const giveUp = whenNear(element, () => void start());
    return () => {
      left = true;
      giveUp();
      motion.current?.end();
      motion.current = undefined;
    };
  }, [view, perView, interval, speed]);

  const hold = (isHeld: boolean) => {
    held.current = isHeld;
    motion.current?.hold(isHeld);
  };
  return {
    playing,
    toggle: () => {
      asked.current = !playing;
      setPlaying(!playing);
      // The button itself holds the carousel by its focus: what was asked for counts at once.
      hold(false);
      motion.current?.play(!playing);
    },
    hold: () => hold(true),
    release: () => hold(false),
    go: (step) => {
      if (motion.current) motion.current.go(step);
      else if (view.current) scrollOn(view.current, step);
    },
  };
}
