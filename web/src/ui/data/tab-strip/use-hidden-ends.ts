import { type RefObject, useEffect, useState } from 'react';

/** At which ends a line hides something; `unknown` until it has been measured. */
export type HiddenEnds = 'unknown' | 'none' | 'start' | 'end' | 'both';

function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: Element): HiddenEnds {
  const start = scrollLeft > 1;
  const end = scrollWidth - clientWidth - scrollLeft > 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : 'none';
}

/**
 * At which ends a line that scrolls sideways hides something; measured, because names and fonts differ. While the line itself is not
 * displayed, it is as it was last seen.
 */
export function useHiddenEnds(line: RefObject<HTMLElement | null>): HiddenEnds {
  const [hidden, setHidden] = useState<HiddenEnds>('unknown');

  useEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setHidden(hiddenEnds(element));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The face that comes late changes what is in the line, not the line.
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [line]);

  return hidden;
}
