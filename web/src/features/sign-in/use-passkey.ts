import { useEffect, useRef } from 'react';
import { loadLibrary } from '../../lib/loading/load-library.ts';

type Passkeys = ReturnType<typeof import('./sign-in-by-passkey.ts').passkeySignIn>;

/** Old browsers know none, and none does at an address without a certificate. */
const knowsPasskeys = () => 'PublicKeyCredential' in globalThis;

/**
 * Offers passkeys where the browser fills in names, as long as the dialog is open.
 * @param say hears what went wrong
 * @returns what asks for one; undefined in a browser without passkeys
 */
export function usePasskey(say: (words: string) => void): (() => void) | undefined {
  const passkeys = useRef<Promise<Passkeys | undefined>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` sets a state.
  useEffect(() => {
    if (!knowsPasskeys()) return undefined;
    const loaded = loadLibrary(() => import('./sign-in-by-passkey.ts')).then((late) => late?.passkeySignIn(say));
    passkeys.current = loaded;
    void loaded.then((late) => late?.offer());
    return () => void loaded.then((late) => late?.end());
  }, []);

  const ask = async () => {
    const late = await passkeys.current;
    if (late) await late.ask();
    else say('This could not be loaded. Please sign in another way.');
  };
  return knowsPasskeys() ? ask : undefined;
}
