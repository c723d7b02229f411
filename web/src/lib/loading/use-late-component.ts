import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { askSite } from './load-failure.ts';

interface LateComponent<Props> {
  /** Undefined until it is loaded. */
  readonly Component: ComponentType<Props> | undefined;
  readonly failed: boolean;
  /** Loads it once more, because the visitor asked for it. */
  readonly retry: () => void;
}

/**
 * Loads a component that few visitors need, once something shows it. Not `lazy`, which keeps a failure for ever and throws it in the
 * page around.
 * @param load the same function at every rendering
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  const [outcome, setOutcome] = useState<'loading' | 'failed' | { readonly Component: ComponentType<Props> }>(
    'loading',
  );

  const come = useCallback(async () => {
    try {
      const Component = await load();
      setOutcome({ Component });
      return true;
    } catch {
      setOutcome('failed');
      return false;
    }
  }, [load]);

  useEffect(() => void come(), [come]);

  useEffect(() => {
    if (outcome !== 'failed') return;
    const again = () => void come();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [outcome, come]);

  // Older browsers keep a failed import as long as the document lives, and after a release the file no longer exists.
  const retry = async () => {
    if (!(await come()) && (await askSite(location.href))?.ok) location.reload();
  };

  return {
    Component: typeof outcome === 'object' ? outcome.Component : undefined,
    failed: outcome === 'failed',
    retry: () => void retry(),
  };
}
