import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { requestIds } from '../../../ui/form/form/request-ids.ts';

// Payments to which this tab was led, and of which it has not seen the end: of a new order, and of one that was there.
const keys = { ordered: 'payment-begun', again: 'payment-begun-again' } as const;

/** What the tab remembers, where it may. */
function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Notes that the tab leaves to pay what it has ordered. @param draft under which the request id of the order is kept */
export function noteOrdered(draft: string): void {
  quietly(() => sessionStorage.setItem(keys.ordered, draft));
}

/** Notes that the tab leaves to pay an order that was there, by its number. */
export function notePaidAgain(order: string): void {
  quietly(() => sessionStorage.setItem(keys.again, order));
}

/**
 * Looks among a page of orders for those to which the tab was led to pay. What is unpaid no more is over: whoever orders the same
 * again, orders something new. Of a new one only is known that it is the newest.
 * @param page from 1
 * @returns number of one that is still unpaid; '' for none
 */
export function awaitedAmong(orders: readonly Order[], page: number): string {
  const draft = quietly(() => sessionStorage.getItem(keys.ordered));
  const again = quietly(() => sessionStorage.getItem(keys.again));
  const newest = draft && page === 1 ? orders[0] : undefined;
  const known = orders.find(({ id }) => id === again);
  if (draft && newest && newest.status !== 0) {
    requestIds(draft).answered();
    quietly(() => sessionStorage.removeItem(keys.ordered));
  }
  if (known && known.status !== 0) quietly(() => sessionStorage.removeItem(keys.again));
  return [known, newest].find((order) => order?.status === 0)?.id ?? '';
}
