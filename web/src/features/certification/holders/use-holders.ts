import { useState } from 'react';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import type { AskedHolders, HolderPage } from '../certification-calls.ts';
import { certificationCalls } from '../late-calls.ts';

interface Holders {
  /** The page of before stays until the next has come. */
  readonly remote: Remote<HolderPage>;
  /** Asks for a page, from 1, of the same search. */
  readonly turn: (page: number) => void;
  /** Asks for the first page of those with this in their name; empty for all. */
  readonly search: (name: string) => void;
}

/** The holders of valid certificates, fifteen at a time (product-rules.md#page-sizes). */
export function useHolders(): Holders {
  const [asked, setAsked] = useState<AskedHolders>({ page: 1, name: '' });
  const remote = useRemote('holders', async (signal) => (await certificationCalls()).readHolders(asked, signal));
  const ask = (next: AskedHolders) => {
    setAsked(next);
    remote.ask();
  };
  return {
    remote,
    turn: (page) => ask({ ...asked, page }),
    search(name) {
      if (name !== asked.name) ask({ page: 1, name });
    },
  };
}
