import { expect, test } from 'vitest';
import type { Counted } from '../../platform/counters/increments.ts';
import { countedOrder } from './counted-order.ts';

const delivery = { messageId: 'm', id: 'e0f1', occurredAt: '2026-11-25T23:59:59.999Z', correlationId: 'c' };
const data = {
  ...{ orderId: '20261125000000000001', uid: 'ada', entry: 1 },
  ...{ product: 'dongle-5', quantity: 2, total: 780_000, currency: 'CNY' as const },
};

/** What an order adds, as `counter of labels amount`. */
const added = ({ increments }: Counted) =>
  increments.map(({ counter, of, labels, amount }) => [counter, of, ...labels, amount].join(' '));

test('an order that was paid adds one and its amount to what was earned by its product', () => {
  expect(added(countedOrder({ ...delivery, event: 'order.paid.v1', data }))).toEqual([
    'paid dongle-5 1',
    'revenue dongle-5 CNY 780000',
  ]);
});

test.each([
  ['finished', 'order.finished.v1'],
  ['closed', 'order.closed.v1'],
] as const)('an order that was %s adds one, and earns nothing', (counter, event) => {
  expect(added(countedOrder({ ...delivery, event, data }))).toEqual([`${counter} dongle-5 1`]);
});

test('an order that was paid back takes away what it had earned', () => {
  const refunded = countedOrder({ ...delivery, event: 'order.refunded.v1', data: { ...data, wasRevenue: true } });
  expect(added(refunded)).toEqual(['refunded dongle-5 1', 'revenue dongle-5 CNY -780000']);
});

test('an order that was paid too late and paid back takes nothing away, as it had earned nothing', () => {
  const refunded = countedOrder({ ...delivery, event: 'order.refunded.v1', data: { ...data, wasRevenue: false } });
  expect(added(refunded)).toEqual(['refunded dongle-5 1']);
});

test('an order is counted on the day on which it happened, and known by the event when it comes again', () => {
  const { row, increments } = countedOrder({ ...delivery, event: 'order.paid.v1', data });
  expect(row).toMatchObject({ pk: 'counted#e', sk: 'e0f1' });
  expect(increments.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-25']);
});
