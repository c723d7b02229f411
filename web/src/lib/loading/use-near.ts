import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from './when-near.ts';

interface Nearness {
  /** How near, as of an IntersectionObserver; half a screen unless stated. */
  readonly margin?: string;
  /** What the address has after its `#`, or begins with, where it leads into the element: then at once. */
  readonly hash: string;
}

/** Whether an element has been near the screen: from then on what it holds is worth loading. */
export function useNear(place: RefObject<Element | null>, { margin, hash }: Nearness): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const near = () => setNear(true);
    if (location.hash.startsWith(hash)) return near();
    return place.current ? whenNear(place.current, near, margin) : undefined;
  }, [place, margin, hash]);
  return isNear;
}
