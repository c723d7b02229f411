import { useRef } from 'react';
import { fromNetwork } from '../../lib/loading/load-failure.ts';
import { loadLibrary } from '../../lib/loading/load-library.ts';

/** Loads the calls of the page, which come later than the page. */
export const personalCalls = () => fromNetwork(import('./personal-calls.ts'));

type Calls = Awaited<ReturnType<typeof personalCalls>>;

/** @returns what a button does with these calls, one thing at a time; what came of it, the calls say */
export function useDeed(): (deed: (calls: Calls) => Promise<void>) => Promise<void> {
  const isBusy = useRef(false);
  return async (deed) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await deed(await personalCalls());
    } catch {
      // The calls say their own failures: they could not be loaded.
      const toast = await loadLibrary(() => import('../../ui/feedback/toast/show-toast.ts'));
      toast?.showToast('This cannot be done right now. Try again in a moment.', { tone: 'failure' });
    } finally {
      isBusy.current = false;
    }
  };
}
