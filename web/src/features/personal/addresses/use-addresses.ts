import { useState } from 'react';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import type { AddressPage } from '../personal-calls.ts';
import { personalCalls } from '../use-deed.ts';

interface Addresses {
  /** A page, and how many addresses there are in all. The one before stays until the next has come. */
  readonly remote: Remote<AddressPage>;
  /** Asks for a page, from 1; without one, for the same again. */
  readonly turn: (page?: number) => void;
}

/** The member's addresses, five at a time (product-rules.md#page-sizes). */
export function useAddresses(): Addresses {
  const [asked, setAsked] = useState(1);
  const remote = useRemote('addresses', async (signal) => (await personalCalls()).readAddresses(asked, signal));
  return {
    remote,
    turn(page = remote.data?.page ?? 1) {
      setAsked(page);
      remote.ask();
    },
  };
}
