import { expect, test } from 'vitest';
import { anOrder } from '../../../../testing/order-builders.ts';
import { deliveryOf, deliverySteps, isPaidPlan, toneOf } from './order-stage.ts';

test.each([
  [{ status: 0 }, 'waits', undefined],
  [{ status: 1, transaction_status: 1 }, 'goes', 'Waiting to be sent'],
  [{ status: 1, transaction_status: 2, courier_number: 'SF1' }, 'goes', 'Shipped'],
  [{ status: 1, transaction_status: 3, courier_number: 'SF1' }, 'done', 'Finished'],
  [{ status: 2 }, 'over', undefined],
  [{ status: 3 }, 'over', undefined],
])('an order with %o is shown as one that %s, its parcel %s', (fields, tone, step) => {
  const order = anOrder(fields);
  const delivery = deliveryOf(order);
  expect(toneOf(order)).toBe(tone);
  expect(delivery && deliverySteps[delivery.current]).toBe(step);
});

test('a plan is finished by its payment, and no parcel is spoken of', () => {
  const plan = anOrder({ status: 1, transaction_status: 3 });
  expect([deliveryOf(plan), isPaidPlan(plan)]).toEqual([undefined, true]);
});
