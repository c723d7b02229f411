import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { pageOf } from '../../platform/tables/numbered-list.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk, aShipping, aYear, twoDongles } from '../order-builders.ts';
import { dongleProduct, planProduct } from './catalogue.ts';
import { payFormMaker } from './payable-order.ts';
import { orderReply, StoredOrder, shippingOf } from './stored-order.ts';

const logged = captureLog();

const requestId = '9f1c3f4e-3c1d-4b7e-9f0a-5d2f6f1f7a11';

describe('an order', () => {
  test('costs what we charge for it, can be paid for a day, and is announced', async () => {
    const { bought, announced } = anOrderDesk();
    const order = await bought('ada', twoDongles);
    expect(order).toMatchObject({
      uid: 'ada',
      entry: 1,
      product: 'dongle-5',
      quantity: 2,
      total: 780_000,
      currency: 'CNY',
      state: 'unpaid',
      placedAt: '2026-11-25T09:30:00.000Z',
      payUntil: '2026-11-26T09:30:00.000Z',
    });
    expect(order.id).toMatch(/^20261125\d{12}$/);
    expect(announced()).toMatchObject([
      { name: 'order.placed.v1', data: { orderId: order.id, uid: 'ada', entry: 1, total: 780_000 } },
    ]);
  });

  test('says nowhere in the table whom it goes to, and tells its member', async () => {
    const { bought, items, sealer } = anOrderDesk();
    const order = await bought();
    const stored = JSON.stringify(items());
    for (const text of Object.values(aShipping)) expect(stored).not.toContain(text);
    const reply = orderReply(StoredOrder.parse(order), await shippingOf(sealer.open, order), Date.now());
    expect(reply).toMatchObject({ ...aShipping, num: 2, total: '7800.00', status: 0, status_name: 'Unpaid' });
    expect(reply.pay_until).toBe(order.payUntil);
  });

  test('that is sent again under its request id is the same order, whatever the server calls it', async () => {
    const { place, items, announced } = anOrderDesk();
    const first = await place('ada', twoDongles, requestId);
    const written = items().length;
    expect(await place('ada', twoDongles, requestId)).toEqual(first);
    expect(items()).toHaveLength(written);
    expect(announced()).toHaveLength(1);
  });

  test.each([
    ['of another quantity', { product: dongleProduct(5, 3), shipping: aShipping }, 'ada'],
    ['of another dongle', { product: dongleProduct(4, 2), shipping: aShipping }, 'ada'],
    ['to another address', { product: dongleProduct(5, 2), shipping: { ...aShipping, addr: '2 Stage Road' } }, 'ada'],
    ['of somebody else', twoDongles, 'bob'],
  ])('%s under the same request id is refused', async (_, draft, uid) => {
    const { place, announced } = anOrderDesk();
    await place('ada', twoDongles, requestId);
    await expect(place(uid, draft, requestId)).rejects.toThrow('This request was already used for something else');
    expect(announced()).toHaveLength(1);
  });

  test('of a plan for another computer, or of another plan, under the same request id is refused', async () => {
    const { place, announced } = anOrderDesk();
    await place('ada', { product: planProduct('P1', 1, 'H1') }, requestId);
    for (const product of [planProduct('P1', 1, 'H2'), planProduct('P1', 2, 'H1'), planProduct('P1+', 1, 'H1')])
      await expect(place('ada', { product }, requestId)).rejects.toThrow(Refusal);
    expect(announced()).toHaveLength(1);
  });

  test('is told once, with what is bought', async () => {
    const { place } = anOrderDesk();
    const { id } = await place('ada', twoDongles, requestId);
    await place('ada', twoDongles, requestId);
    expect(logged.lines(lines.orderPlaced)).toMatchObject([{ orderId: id, product: 'dongle-5', Announced: 1 }]);
  });

  test('that is sent is found by its number, and says until when that is kept', async () => {
    const { bought, sealer } = anOrderDesk();
    expect(await bought()).toMatchObject({
      phoneHash: await sealer.lookupHash('phone', aShipping.phone),
      shippingEndsIn: '2029-11',
    });
    const { phoneHash, shippingEndsIn } = await bought('ada', aYear);
    expect([phoneHash, shippingEndsIn]).toEqual([undefined, undefined]);
  });

  test('has a number of twenty digits, those that begin with nought too', async () => {
    const { place } = anOrderDesk();
    // One of five has a half that does.
    const placed = await Promise.all(Array.from({ length: 64 }, (_, at) => place(`member ${at}`, aYear)));
    for (const { id } of placed) expect(id).toMatch(/^20261125\d{12}$/);
  });

  test('gets a number of its own, however many are placed at once', async () => {
    const { place, ownedBy, announced } = anOrderDesk();
    const placed = await Promise.all(Array.from({ length: 12 }, () => place('ada', aYear)));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(12);
    const { list, count } = await pageOf(ownedBy({ uid: 'ada' }).orders, { page: 1, size: 15 });
    expect([list.length, count, announced().length]).toEqual([12, 12, 12]);
  });

  test('of a plan goes nowhere', async () => {
    const { bought } = anOrderDesk();
    const order = await bought('ada', aYear);
    expect(order).toMatchObject({ product: 'plan-P1+-2', total: 22_900, hwid: '7C3A-19F0-55D2' });
    expect(order.sealed).toBeUndefined();
  });

  test('that is closed cannot be paid, nor one whose day is over', async () => {
    const { bought, sealer } = anOrderDesk();
    const order = await bought();
    const shipping = await shippingOf(sealer.open, order);
    expect(orderReply(order, shipping, Date.now() + 86_399_999).pay_until).not.toBe('');
    expect(orderReply(order, shipping, Date.now() + 86_400_000).pay_until).toBe('');
    expect(orderReply({ ...order, state: 'closed' }, shipping, Date.now()).pay_until).toBe('');
  });

  test('of which nobody knows any more where it goes cannot be paid', async () => {
    const { bought, erased, find } = anOrderDesk();
    const { id } = await bought();
    const provider = { payForm: async () => 'a form' };
    const payForm = payFormMaker({ find, provider });
    const viewer = { siteHost: 'www.example.com' };
    expect(await payForm('ada', id, viewer)).toEqual({ buyFormHtml: 'a form' });
    await erased('ada');
    await expect(payForm('ada', id, viewer)).rejects.toThrow('This order cannot be paid: it is closed');
  });
});
