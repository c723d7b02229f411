import { useLayoutEffect } from 'react';

/**
 * Does something when the network is back. Listens before the page is seen: other effects wait until it has faded in, and the network may
 * come back before.
 * @param act undefined while there is nothing to do; the same function as long as it is the same thing
 */
export function useWhenOnline(act: (() => void) | undefined): void {
  useLayoutEffect(() => {
    if (!act) return;
    addEventListener('online', act);
    return () => removeEventListener('online', act);
  }, [act]);
}
