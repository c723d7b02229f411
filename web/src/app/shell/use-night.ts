import { type RefObject, useEffect, useState } from 'react';
import { useView } from '../navigation/view.tsx';

/**
 * Whether the header lies on the night picture with which a page begins: night there whatever the scheme, until the picture has
 * passed below it.
 */
export function useNight(header: RefObject<HTMLElement | null>): boolean {
  const page = useView()?.page;
  const night = page?.outcome.status === 'ready' && page.outcome.night;
  const identity = night ? page.identity : undefined;
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const opening = identity && document.querySelector('main > *');
    if (!opening) return;
    const rootMargin = `-${header.current?.offsetHeight ?? 0}px 0px 0px`;
    const observer = new IntersectionObserver(([seen]) => setPassed(seen?.isIntersecting === false), { rootMargin });
    observer.observe(opening);
    return () => {
      observer.disconnect();
      setPassed(false);
    };
  }, [identity, header]);

  return night && !passed;
}
