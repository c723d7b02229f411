import { type RefObject, useEffect, useState } from 'react';
import { useView } from '../navigation/view.tsx';

/**
 * Whether the header lies on the dark picture with which a page begins: dark there whatever the scheme, until the picture has passed
 * below it.
 */
export function useDarkHeader(header: RefObject<HTMLElement | null>): boolean {
  const page = useView()?.page;
  const beginsDark = page?.outcome.status === 'ready' && page.outcome.darkHeader;
  const identity = beginsDark ? page.identity : undefined;
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

  return beginsDark && !passed;
}
