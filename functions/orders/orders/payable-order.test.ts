import { describe, expect, test, vi } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { fen } from '../../../shared/money.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk, aYear, twoDongles } from '../order-builders.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { orderKey } from './order-change.ts';
import { payFormMaker } from './payable-order.ts';

captureLog();

type Payable = Parameters<PaymentProvider['payForm']>[0];

/** A desk, and a provider that keeps what it is asked to be paid. */
function aCounter() {
  const desk = anOrderDesk();
  const asked: Payable[] = [];
  const provider = {
    payForm: async (payable: Payable) => {
      asked.push(payable);
      return `a form for ${payable.orderId}`;
    },
  };
  const payFormFor = payFormMaker({ find: desk.find, provider });
  const payForm = (uid: string, id: string) => payFormFor(uid, id, { siteHost: 'stage.example.net' });
  return { ...desk, asked, payForm };
}

describe('the form that pays an order', () => {
  test('is of its number, its amount and its last moment, each time', async () => {
    const { bought, payForm, asked } = aCounter();
    const { id } = await bought('ada', twoDongles);
    const form = { buyFormHtml: `a form for ${id}` };
    expect([await payForm('ada', id), await payForm('ada', id)]).toEqual([form, form]);
    const payable = {
      orderId: id,
      subject: '2 x S1 dongle',
      total: fen(780_000),
      payUntil: new Date('2026-11-26T09:30:00.000Z'),
      origin: 'https://stage.example.net',
    };
    expect(asked).toEqual([payable, payable]);
  });

  test('of a single thing says no number of it', async () => {
    const { bought, payForm, asked } = aCounter();
    await payForm('ada', (await bought('ada', aYear)).id);
    expect(asked).toMatchObject([{ subject: 'P1+ Annual', total: fen(22_900) }]);
  });

  test('of somebody else’s order is refused as if there were none', async () => {
    const { bought, payForm, asked } = aCounter();
    const { id } = await bought('ada');
    const refusal = new Refusal('There is no such order');
    await expect(payForm('bob', id)).rejects.toEqual(refusal);
    await expect(payForm('ada', '20261125000000000000')).rejects.toEqual(refusal);
    expect(asked).toEqual([]);
  });

  test.each([
    ['paid', 'paid'],
    ['shipped', 'paid'],
    ['finished', 'paid'],
    ['closed', 'closed'],
    ['refunding', 'refund under way'],
    ['refunded', 'refunded'],
  ])('of an order that is %s is refused, and says that it is %s', async (state, name) => {
    const { bought, payForm, asked, table } = aCounter();
    const order = await bought();
    await table.update(orderKey(order), { set: { state } });
    await expect(payForm('ada', order.id)).rejects.toEqual(new Refusal(`This order cannot be paid: it is ${name}`));
    expect(asked).toEqual([]);
  });

  test('of an order whose day is over is refused, though nobody has closed it yet', async () => {
    const { bought, payForm, asked } = aCounter();
    const { id } = await bought();
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000 - 1);
    await payForm('ada', id);
    vi.setSystemTime(Date.now() + 1);
    await expect(payForm('ada', id)).rejects.toEqual(new Refusal('This order cannot be paid: it is closed'));
    expect(asked).toHaveLength(1);
  });
});
