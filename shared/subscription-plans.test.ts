import { expect, test } from 'vitest';
import { formatMoney, subscriptionPlans } from './subscription-plans.ts';

test('plans are priced as the rules say', () => {
  expect(
    subscriptionPlans.map(({ id, name, cents, rate, fen }) => [
      id,
      name,
      formatMoney(cents),
      rate && `${formatMoney(rate.cents)}/${rate.unit}`,
      formatMoney(fen),
    ]),
  ).toEqual([
    [1, '60 Days', '8.99', '0.15/day', '79.00'],
    [2, 'Annual', '29.99', '2.50/month', '229.00'],
    [3, 'Perpetual', '99.99', undefined, '799.00'],
  ]);
});
