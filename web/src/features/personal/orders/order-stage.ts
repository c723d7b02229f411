import type { Order } from '../../../../../shared/contract/order-schemas.ts';
import { orderLifecycle } from '../../../../../shared/order-lifecycle.ts';
import type { StatusTone } from '../../../ui/feedback/status-badge/status-badge.tsx';

/** The states of a parcel, in the order of `transaction_status` from 1 (product-rules.md#order-states). */
export const deliverySteps = (['paid', 'shipped', 'finished'] as const).map(
  (state) => orderLifecycle[state].transactionStatusName,
);

/** Where a parcel is, and what comes next. */
export interface Delivery {
  /** Place among the steps. */
  readonly current: number;
  readonly now: string;
  /** Empty where nothing does. */
  readonly next: string;
}

/** The delivery of an order; undefined where nothing is sent: it is not paid, or it is a plan. */
export function deliveryOf(order: Order): Delivery | undefined {
  const { transaction_status, courier_company } = order;
  switch (transaction_status) {
    case 1:
      return { current: 0, now: 'It is being packed.', next: 'Next, a courier takes it: you find the number here.' };
    case 2:
      return {
        current: 1,
        now: `It is on its way with ${courier_company}.`,
        next: 'Next, it arrives and the order is finished.',
      };
    case 3:
      return isPaidPlan(order) ? undefined : { current: 2, now: 'It has arrived.', next: '' };
    default:
      return undefined;
  }
}

/** Whether it is a plan, which its payment has finished: what is sent has had a courier. */
export function isPaidPlan({ transaction_status, courier_number }: Order): boolean {
  return transaction_status === 3 && courier_number === '';
}

export function toneOf({ status, transaction_status }: Order): StatusTone {
  if (status === 0) return 'waits';
  if (status !== 1) return 'over';
  return transaction_status === 3 ? 'done' : 'goes';
}
