import { expect, test } from 'vitest';
import { anOrder } from '../../../../testing/order-builders.ts';
import { deliveryOf, deliverySteps, timeToPay, toneOf } from './order-stage.ts';

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
  expect(deliveryOf(anOrder({ status: 1, transaction_status: 3 }))).toBeUndefined();
});

test('the time to pay runs out, and there is none where nothing can be paid', () => {
  const order = anOrder({ pay_until: '2026-11-26T10:00:00Z' });
  const end = Date.parse('2026-11-26T10:00:00Z');
  expect(timeToPay(order, end - 60_000)).toBe(60_000);
  expect(timeToPay(order, end + 1)).toBe(0);
  expect(timeToPay(anOrder({ pay_until: '' }), end)).toBe(0);
});
