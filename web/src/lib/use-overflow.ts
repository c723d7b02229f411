import { type RefObject, useEffect, useState } from 'react';

/** Whether a list is wider than the space it has; measured, because names and fonts differ. */
export function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);

  return overflows;
}
