import { describe, expect, test } from 'vitest';
import {
  type OrderAction,
  type OrderState,
  orderActions,
  orderLifecycle,
  orderStates,
  stateAfter,
} from './order-lifecycle.ts';

/** All that may happen to an order, written down a second time: whoever changes the table changes this, and says why. */
const happens: readonly (readonly [OrderState, OrderAction, OrderState])[] = [
  ['unpaid', 'pay', 'paid'],
  ['unpaid', 'payPlan', 'finished'],
  ['unpaid', 'close', 'closed'],
  ['paid', 'ship', 'shipped'],
  ['paid', 'askRefund', 'refunding'],
  ['paid', 'refund', 'refunded'],
  ['shipped', 'finish', 'finished'],
  ['shipped', 'askRefund', 'refunding'],
  ['shipped', 'refund', 'refunded'],
  ['finished', 'askRefund', 'refunding'],
  ['finished', 'refund', 'refunded'],
  ['closed', 'askRefund', 'refunding'],
  ['closed', 'refund', 'refunded'],
  ['refunding', 'refund', 'refunded'],
];

const pairs = orderStates.flatMap((state) => orderActions.map((action) => [state, action] as const));

describe('the life of an order', () => {
  test.each(pairs)('%s: %s', (state, action) => {
    const [, , after] = happens.find(([from, what]) => from === state && what === action) ?? [];
    expect(stateAfter(state, action)).toBe(after);
  });

  test.each([
    ['unpaid', 0, 'Unpaid', 0, ''],
    ['paid', 1, 'Paid', 1, 'Waiting to be sent'],
    ['shipped', 1, 'Paid', 2, 'Shipped'],
    ['finished', 1, 'Paid', 3, 'Finished'],
    ['closed', 2, 'Closed', 0, ''],
    ['refunding', 3, 'Refund under way', 0, ''],
    ['refunded', 3, 'Refunded', 0, ''],
  ] as const)('%s is told as status %i', (state, status, statusName, transactionStatus, transactionStatusName) => {
    expect(orderLifecycle[state]).toMatchObject({ status, statusName, transactionStatus, transactionStatusName });
  });
});
