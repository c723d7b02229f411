import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';
import { subscriptionPlans } from './subscription-plans.ts';

test('plans are priced as the rules say', () => {
  expect(
    subscriptionPlans.map(({ id, name, price, rate, charged }) => [
      id,
      name,
      formatMoney(price),
      rate && `${formatMoney(rate.price)}/${rate.unit}`,
      formatMoney(charged),
    ]),
  ).toEqual([
    [1, '60 Days', '8.99', '0.15/day', '79.00'],
    [2, 'Annual', '29.99', '2.50/month', '229.00'],
    [3, 'Perpetual', '99.99', undefined, '799.00'],
  ]);
});
