import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { askSite, reportMistake } from './load-failure.ts';
import { useWhenOnline } from './use-when-online.ts';

interface LateComponent<Props> {
  /** Undefined until it is there; another object each time it has come. */
  readonly loaded: { readonly Component: ComponentType<Props> } | undefined;
  /** How often it could not be had, or has broken. */
  readonly failures: number;
  /** Notes that it has broken. */
  readonly fail: () => void;
  /** Loads it once more, because the visitor asked for it. */
  readonly retry: () => Promise<void>;
}

/**
 * Loads a component that few visitors need, once something shows it. Not `lazy`, which keeps a failure for ever and throws it in the
 * page around.
 * @param load the same function at every rendering
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Props> }>();
  const [failures, setFailures] = useState(0);

  const fail = useCallback(() => {
    setLoaded(undefined);
    setFailures((count) => count + 1);
  }, []);

  const come = useCallback(async () => {
    try {
      const Component = await load();
      // It adds to a page that may be in use: rendered in slices.
      startTransition(() => setLoaded({ Component }));
      return true;
    } catch (error) {
      reportMistake(error);
      fail();
      return false;
    }
  }, [load, fail]);

  useEffect(() => void come(), [come]);

  useWhenOnline(failures > 0 && !loaded ? come : undefined);

  // Older browsers keep a failed import as long as the document lives, and after a release the file no longer exists.
  const retry = async () => {
    if (!(await come()) && (await askSite(location.href))?.ok) location.reload();
  };

  return { loaded, failures, fail, retry };
}
