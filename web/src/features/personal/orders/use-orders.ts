import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import { begunPayment, endPayment } from '../../../shared-features/orders/payment/begun-payment.ts';
import type { OrderPage } from '../personal-calls.ts';
import { personalCalls } from '../use-deed.ts';

interface Orders {
  readonly remote: Remote<OrderPage>;
  /** Asks for a page, from 1; without one, for the same again. */
  readonly turn: (page?: number) => void;
  /** Number of the order whose payment may be on its way to us. */
  readonly awaited: string | undefined;
}

/** Milliseconds after which it is looked whether a payment has arrived: its notice may take a moment. */
const looks = [1_000, 2_000, 3_000, 4_000, 5_000] as const;

/** The order to which the tab was led to pay; undefined where it was led to none. Of a new one only is known that it is the newest. */
function begunIn({ list, page }: OrderPage): Order | undefined {
  const begun = begunPayment();
  if (!begun) return undefined;
  return begun.order === '' && page === 1 ? list[0] : list.find(({ id }) => id === begun.order);
}

/** The member's orders, fifteen at a time (product-rules.md#page-sizes). After a payment it is looked for some seconds whether it has arrived. */
export function useOrders(): Orders {
  const [asked, setAsked] = useState(1);
  const [looked, setLooked] = useState(0);
  const remote = useRemote(`orders ${asked}`, async (signal) => (await personalCalls()).readOrders(asked, signal));
  const begun = remote.data && begunIn(remote.data);
  const isUnpaid = begun?.status === 0;
  const wait = isUnpaid ? looks[looked] : undefined;

  const look = useEffectEvent(() => {
    setLooked(looked + 1);
    remote.ask();
  });
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [wait]);

  const hasArrived = begun !== undefined && !isUnpaid;
  useEffect(() => {
    if (hasArrived) endPayment();
  }, [hasArrived]);

  return {
    remote,
    turn(page = remote.data?.page ?? 1) {
      setAsked(page);
      remote.ask();
    },
    awaited: wait === undefined ? undefined : begun?.id,
  };
}
