import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { requestIds } from '../../../ui/form/form/request-ids.ts';

const key = 'payment-begun';

/** A payment to which this tab was led, and of which it has not seen the end. */
export interface BegunPayment {
  /** Number of the order that was paid again; '' for a new one. */
  readonly order: string;
  /** Under which the request id of a new order is kept; '' where it has none. */
  readonly draft: string;
}

/** What the tab remembers, where it may. */
function quietly<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Notes that the tab leaves for the payment provider. */
export function noteBegun({ order, draft }: BegunPayment): void {
  quietly(() => sessionStorage.setItem(key, `${order} ${draft}`));
}

/** The payment that was begun last; undefined where none was, or its end was seen. */
function begunPayment(): BegunPayment | undefined {
  const kept = quietly(() => sessionStorage.getItem(key));
  if (kept === null || kept === undefined) return undefined;
  const [order = '', draft = ''] = kept.split(' ');
  return { order, draft };
}

/**
 * The order to which the tab was led to pay; undefined where it was led to none. Of a new one is only known that it is the newest.
 * @param page of the orders, from 1
 */
export function begunAmong(orders: readonly Order[], page: number): Order | undefined {
  const begun = begunPayment();
  if (!begun) return undefined;
  return begun.order === '' && page === 1 ? orders[0] : orders.find(({ id }) => id === begun.order);
}

/** The payment has arrived: whoever orders the same again, orders something new. */
export function endPayment(): void {
  const draft = begunPayment()?.draft;
  quietly(() => sessionStorage.removeItem(key));
  if (draft) requestIds(draft).answered();
}
