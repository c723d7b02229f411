import { useEffect, useEffectEvent, useState } from 'react';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import type { OrderPage } from '../personal-calls.ts';
import { personalCalls } from '../use-deed.ts';

interface Orders {
  readonly remote: Remote<OrderPage>;
  /** Asks for a page, from 1. */
  readonly turn: (page: number) => void;
  /** Number of the order whose payment may be on its way to us; '' for none. */
  readonly awaited: string;
}

/** Milliseconds after which it is looked whether a payment has arrived: its notice may take a moment. */
const looks = [1_000, 2_000, 3_000, 4_000, 5_000] as const;

/** The member's orders, fifteen at a time (product-rules.md#page-sizes). After a payment it is looked for some seconds whether it has arrived. */
export function useOrders(): Orders {
  const [asked, setAsked] = useState(1);
  const [looked, setLooked] = useState(0);
  const remote = useRemote(`orders ${asked}`, async (signal) => (await personalCalls()).readOrders(asked, signal));
  const awaited = remote.data?.awaited ?? '';
  const wait = awaited === '' ? undefined : looks[looked];

  const look = useEffectEvent(() => {
    setLooked(looked + 1);
    remote.ask();
  });
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return { remote, turn: setAsked, awaited: wait === undefined ? '' : awaited };
}
