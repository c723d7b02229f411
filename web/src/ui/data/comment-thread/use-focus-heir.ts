import { type RefObject, useLayoutEffect } from 'react';

/** Hands the focus on when a part leaves the page with it. @param heir stays there, and may have the focus */
export function useFocusHeir(part: RefObject<HTMLElement | null>, heir: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) heir.current?.focus();
    };
  }, [part, heir]);
}
