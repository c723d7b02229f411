import { useCallback, useEffect, useState } from 'react';
import { href } from '../../lib/addresses/href.ts';
import { type FailureReason, failureReason } from '../../lib/loading/load-failure.ts';
import { fetchFind } from './fetch-find.ts';
import type { Find } from './find.ts';

interface LateFind {
  /** Undefined until the index has come. */
  readonly find: Find | undefined;
  readonly failure: FailureReason | undefined;
  readonly retry: () => void;
}

/** The search, whose index is loaded once something needs it; tries again by itself when the network is back. */
export function useFind(): LateFind {
  const [outcome, setOutcome] = useState<FailureReason | { readonly find: Find }>();

  const come = useCallback(async () => {
    setOutcome(undefined);
    try {
      const find = await fetchFind();
      setOutcome({ find });
    } catch (error) {
      setOutcome(await failureReason(href.searchIndex(), error));
    }
  }, []);

  useEffect(() => void come(), [come]);

  const failure = typeof outcome === 'string' ? outcome : undefined;
  useEffect(() => {
    if (!failure) return;
    const again = () => void come();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure, come]);

  return { find: typeof outcome === 'object' ? outcome.find : undefined, failure, retry: () => void come() };
}
