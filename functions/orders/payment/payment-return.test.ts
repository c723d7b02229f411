import { expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk, paymentOf } from '../order-builders.ts';
import { orderCloser } from './order-closer.ts';
import { paymentReturn } from './payment-return.ts';
import { ProviderUnclear, type Trade } from './trade.ts';

const output = captureLog();

/** Somebody who comes back from paying an order, of which the provider says this. */
async function comingBack(says: (trade: Extract<Trade, { state: 'paid' }>) => Trade, isSigned = true) {
  const { bought, find, record, transact, now, state, names } = anOrderDesk();
  const order = await bought();
  const { orderId, ...payment } = paymentOf(order);
  const back = paymentReturn({
    provider: {
      readNotice: async () =>
        isSigned
          ? { kind: 'notice', orderId, status: 'other', ...payment }
          : { kind: 'refused', why: 'signature', isSigned: false },
      askTrade: async () => says({ state: 'paid', ...payment }),
    },
    record,
    close: orderCloser({ find, transact }),
    now,
  });
  return { leadsTo: await back({ out_trade_no: orderId }), state: await state(orderId), names: names() };
}

const leadsTo = '/personal?page=2';

test('what the provider calls paid is paid when the orders open', async () => {
  expect(await comingBack((paid) => paid)).toEqual({ leadsTo, state: 'paid', names: ['order.paid.v1'] });
});

test('what was cancelled at the provider is closed, so that the same can be ordered anew', async () => {
  const back = await comingBack(() => ({ state: 'closed' }));
  expect(back).toEqual({ leadsTo, state: 'closed', names: ['order.closed.v1'] });
});

test('a payment of which our books say otherwise is not taken, and somebody is told', async () => {
  const back = await comingBack((paid) => ({ ...paid, total: fen(1) }));
  expect(back).toEqual({ leadsTo, state: 'unpaid', names: [] });
  expect(output.text).toContain('"PaymentsContradicted":1');
});

test.each(['unpaid', 'absent'] as const)('what is %s at the provider can still be paid', async (state) => {
  expect(await comingBack(() => ({ state }))).toEqual({ leadsTo, state: 'unpaid', names: [] });
});

test('where the provider is unclear the orders open all the same', async () => {
  const back = await comingBack(() => {
    throw new ProviderUnclear();
  });
  expect(back).toEqual({ leadsTo, state: 'unpaid', names: [] });
});

test('a return that nobody has signed asks about nothing', async () => {
  expect(await comingBack((paid) => paid, false)).toEqual({ leadsTo, state: 'unpaid', names: [] });
});
