import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { aShipping } from '../order-builders.ts';
import type { PlacedOrder } from '../orders/order-repository.ts';
import { receiptOf, sellersTime } from './receipt.ts';

const ada = {
  address: 'ada@example.com',
  name: 'Ada King',
  company: 'Analytical Shows',
  since: '2025-01-01T00:00:00.000Z',
};
const noShipping = { name: '', phone: '', addr: '' };

/** Three dongles that were paid. */
function aPaidOrder(parts: Partial<PlacedOrder> = {}): PlacedOrder {
  return {
    ...{ id: '20261125000000000001', uid: 'ada', entry: 1, product: 'dongle-4', productName: 'P1 dongle' },
    ...{ quantity: 3, total: 360_000, currency: 'CNY', state: 'paid', tradeNumber: 'trade-1' },
    placedAt: '2026-11-25T09:30:00.000Z',
    payUntil: '2026-11-26T09:30:00.000Z',
    paidAt: '2026-11-25T09:45:00.000Z',
    ...parts,
  };
}

describe('a receipt', () => {
  test('says what was bought by which member, who need not get the parcel, the price of one and of all', () => {
    expect(receiptOf(aPaidOrder(), aShipping, ada)).toEqual({
      orderId: '20261125000000000001',
      placedAt: '2026-11-25T09:30:00.000Z',
      paidAt: '2026-11-25T09:45:00.000Z',
      tradeNumber: 'trade-1',
      buyer: { name: 'Ada King', company: 'Analytical Shows' },
      sentTo: `${aShipping.name}, ${aShipping.addr}`,
      productName: 'P1 dongle',
      hwid: '',
      quantity: 3,
      unitPrice: fen(120_000),
      total: fen(360_000),
    });
  });

  test('of a plan goes nowhere, and names its computer; a member without a name is named by the mailbox', () => {
    const plan = aPaidOrder({ hwid: 'H1', quantity: 1, total: 7_900 });
    const bought = { sentTo: '', hwid: 'H1', unitPrice: fen(7_900), total: fen(7_900) };
    expect(receiptOf(plan, noShipping, ada)).toMatchObject(bought);
    const nameless = receiptOf(plan, noShipping, { ...ada, name: '', company: '' });
    expect(nameless?.buyer).toEqual({ name: 'ada@example.com', company: '' });
  });

  test.each([
    ['was not paid', { paidAt: undefined, tradeNumber: undefined }],
    ['has no time of its payment', { paidAt: undefined }],
    ['has no number of its payment', { tradeNumber: undefined }],
  ])('is none for an order that %s', (_, parts) => {
    expect(receiptOf(aPaidOrder(parts), aShipping, ada)).toBeUndefined();
  });

  test('rounds no price: a total that is no multiple of the quantity is a fault of ours', () => {
    expect(() => receiptOf(aPaidOrder({ total: 360_001 }), aShipping, ada)).toThrow(RangeError);
  });
});

test.each([
  ['2026-11-25T15:59:59.999Z', '2026-11-25 23:59 (Asia/Shanghai, UTC+8)'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01 00:00 (Asia/Shanghai, UTC+8)'],
])('%s is %s by the clocks of the seller', (time, text) => {
  expect(sellersTime(time)).toBe(text);
});
