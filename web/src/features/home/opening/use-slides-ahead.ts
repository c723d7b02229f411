import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds for which a slide has been seen when the next one is loaded (product-rules.md#carousels). */
const lead = 2_500;

/** How much of a slide is in view when it counts as seen. */
const enough = 0.5;

/**
 * Which of the slides marked `data-slide` may load: the first, each that was seen, and the one after the slide in view.
 * @param count how many there are; after the last comes the first
 */
export function useSlidesAhead(row: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    if (!row.current) return;
    let ahead: ReturnType<typeof setTimeout> | undefined;
    const load = (place: number) => setLoaded((before) => (before.has(place) ? before : new Set([...before, place])));
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (!(seen?.target instanceof HTMLElement)) return;
        const place = Number(seen.target.dataset.slide);
        load(place);
        clearTimeout(ahead);
        ahead = setTimeout(() => load((place + 1) % count), lead);
      },
      { threshold: enough },
    );
    for (const slide of row.current.querySelectorAll('[data-slide]')) observer.observe(slide);
    return () => {
      observer.disconnect();
      clearTimeout(ahead);
    };
  }, [row, count]);

  return loaded;
}
