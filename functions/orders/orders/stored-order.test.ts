import { describe, expect, test } from 'vitest';
import { orderLifecycle, orderStates } from '../../../shared/order-lifecycle.ts';
import { aShipping } from '../order-builders.ts';
import { isPayable, openedOrderOf, orderFactsOf, orderReply, type StoredOrder, shippingOf } from './stored-order.ts';

const placedAt = '2026-11-25T09:30:00.000Z';
const payUntil = '2026-11-26T09:30:00.000Z';
const inTime = Date.parse(payUntil) - 1;

/** Two dongles that somebody has ordered, in whatever state. */
function anOrder(parts: Partial<StoredOrder> = {}): StoredOrder {
  return {
    id: '20261125000000000001',
    uid: 'ada',
    product: 'dongle-5',
    productName: 'S1 dongle',
    quantity: 2,
    total: 780_005,
    currency: 'CNY',
    state: 'unpaid',
    placedAt,
    payUntil,
    sealed: 'sealed',
    ...parts,
  };
}

describe('whether an order can be paid', () => {
  test('ends with its day', () => {
    expect([isPayable(anOrder(), inTime), isPayable(anOrder(), inTime + 1)]).toEqual([true, false]);
  });

  test.each(orderStates)('where it is %s', (state) => {
    expect(isPayable(anOrder({ state }), inTime)).toBe(state === 'unpaid');
  });

  test('ends where nobody knows any more where it goes, nor for which computer it is', () => {
    const [nowhere, plan] = [anOrder({ sealed: undefined }), anOrder({ sealed: undefined, hwid: 'H1' })];
    expect([isPayable(nowhere, inTime), isPayable(plan, inTime)]).toEqual([false, true]);
  });
});

describe('a member', () => {
  test('sees a parcel with its courier by name, and where it is', () => {
    const order = anOrder({ state: 'shipped', courier: 'sf', courierNumber: 'SF 1' });
    expect(orderReply(order, aShipping, inTime)).toEqual({
      id: order.id,
      product_name: 'S1 dongle',
      num: 2,
      create_time: placedAt,
      ...aShipping,
      status: 1,
      status_name: 'Paid',
      transaction_status: 2,
      transaction_status_name: 'Shipped',
      courier_company: 'SF Express',
      courier_number: 'SF 1',
      courier_url: 'https://www.sf-express.com/we/ow/chn/en/waybill/waybill-detail/SF%201',
      total: '7800.05',
      pay_until: '',
    });
  });

  test.each(orderStates)('sees an order that is %s as the table of its life tells it', (state) => {
    const { status, statusName, transactionStatus, transactionStatusName } = orderLifecycle[state];
    expect(orderReply(anOrder({ state }), aShipping, inTime)).toMatchObject({
      status,
      status_name: statusName,
      transaction_status: transactionStatus,
      transaction_status_name: transactionStatusName,
      courier_company: '',
      courier_number: '',
      courier_url: '',
      pay_until: state === 'unpaid' ? payUntil : '',
    });
  });
});

describe('operators', () => {
  test('list an order with its flag, where it has one', () => {
    const facts = {
      ...{ id: '20261125000000000001', member: 'ada', state: 'closed', product: 'dongle-5', quantity: 2 },
      ...{ total: '7800.05', currency: 'CNY', placedAt },
    };
    expect(orderFactsOf(anOrder({ state: 'closed' }))).toEqual(facts);
    const flag = 'paid-after-closing';
    expect(orderFactsOf(anOrder({ state: 'closed', flag }))).toEqual({ ...facts, flag });
  });

  test('open an order with all that happened to it, in the order of its life', () => {
    const time = (minute: number) => `2026-11-25T10:0${minute}:00.000Z`;
    const order = anOrder({
      ...{
        state: 'refunded',
        hwid: 'H1',
        tradeNumber: 'trade-1',
        courier: 'sf',
        courierNumber: 'SF1',
        refundedPart: 100_000,
      },
      ...{ paidAt: time(1), shippedAt: time(2), finishedAt: time(3), closedAt: time(4) },
      ...{ refundingAt: time(5), refundedAt: time(6) },
    });
    expect(openedOrderOf(order, aShipping)).toEqual({
      ...orderFactsOf(order),
      ...aShipping,
      ...{ hwid: 'H1', tradeNumber: 'trade-1', courier: 'SF Express', courierNumber: 'SF1', refundedPart: '1000.00' },
      steps: [
        { state: 'unpaid', at: placedAt },
        { state: 'paid', at: time(1) },
        { state: 'shipped', at: time(2) },
        { state: 'finished', at: time(3) },
        { state: 'closed', at: time(4) },
        { state: 'refunding', at: time(5) },
        { state: 'refunded', at: time(6) },
      ],
    });
  });

  test('open an order to which nothing has happened yet with nothing but its placing', () => {
    expect(openedOrderOf(anOrder(), aShipping)).toMatchObject({
      ...{ hwid: '', tradeNumber: '', courier: '', courierNumber: '' },
      steps: [{ state: 'unpaid', at: placedAt }],
    });
  });
});

describe('where an order goes', () => {
  const open = async (subject: string, sealed: string) => ({ ...aShipping, addr: `${sealed} for ${subject}` });

  test('is opened under its member and number', async () => {
    const addr = 'sealed for ada#20261125000000000001';
    expect(await shippingOf(open, anOrder())).toEqual({ ...aShipping, addr });
  });

  test('is empty for a plan, and for what was erased', async () => {
    expect(await shippingOf(open, anOrder({ sealed: undefined }))).toEqual({ name: '', phone: '', addr: '' });
  });
});
