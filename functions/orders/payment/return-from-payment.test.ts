import { expect, test } from 'vitest';
import { limitKeeper } from '../../platform/calls/limits/limit-keeper.ts';
import { callFailed } from '../../platform/logging/platform-lines.ts';
import { aContext, anHttpEvent } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk } from '../order-builders.ts';
import returnFromPayment from '../return-from-payment.ts';
import { aGateway, aNotice, answering, failed, ok } from './payment-builders.ts';

const output = captureLog();

interface Coming {
  readonly isSigned?: boolean;
  readonly times?: number;
  /** What is read before the provider is asked may fail. */
  readonly isFaulty?: boolean;
}

/** Somebody who comes back from paying an order, of which the provider says this; it is unclear where it says nothing. */
async function comingBack(
  says: (trade: object) => object | undefined,
  { isSigned = true, times = 1, isFaulty = false }: Coming = {},
) {
  const sold = { trade_no: '2026112522001400000000000001', total_amount: '7800.00' };
  const { calls, secret: secretOf } = await aGateway(
    answering({
      'alipay.trade.query': ({ content }) =>
        says({ ...ok, ...sold, out_trade_no: content.out_trade_no, trade_status: 'TRADE_SUCCESS' }),
    }),
  );
  const { bought, table: orders, ownedBy, transact, state, names } = anOrderDesk();
  const { id } = await bought();
  let reads = 0;
  const secret: typeof secretOf = (...asked) => {
    reads += 1;
    if (isFaulty && reads > 1) throw new TypeError('a fault');
    return secretOf(...asked);
  };
  const keepLimit = limitKeeper(orders, { now: Date.now, pause: () => 0 });
  const back = returnFromPayment.start({ orders, ownedBy, transact, keepLimit, secret });
  const signed = aNotice({ ...sold, out_trade_no: id, trade_status: undefined });
  const event = anHttpEvent({ method: 'GET', query: { ...signed, ...(!isSigned && { sign: 'AAAA' }) } });
  const answers = await Promise.all(Array.from({ length: times }, () => back(event, aContext())));
  const places = [...new Set(answers.map(({ statusCode, headers }) => headers?.location ?? statusCode))];
  return { places, state: await state(id), names: names(), asked: calls.length };
}

/** The orders opened, each time. */
const places = ['/personal?page=2'];

test('what the provider calls paid is paid when the orders open', async () => {
  expect(await comingBack((paid) => paid)).toEqual({ places, asked: 1, state: 'paid', names: ['order.paid.v1'] });
  expect(output.lines(lines.orderPaid)).toMatchObject([{ by: 'return' }]);
});

test('what was cancelled at the provider is closed, so that the same can be ordered anew', async () => {
  const back = await comingBack((paid) => ({ ...paid, trade_status: 'TRADE_CLOSED' }));
  expect(back).toEqual({ places, asked: 1, state: 'closed', names: ['order.closed.v1'] });
});

test('a payment of which our books say otherwise is not taken, and somebody is told', async () => {
  const back = await comingBack((paid) => ({ ...paid, total_amount: '0.01' }));
  expect(back).toEqual({ places, asked: 1, state: 'unpaid', names: [] });
  expect(output.text).toContain('"SignedPaymentsRefused":1');
});

test.each([
  ['unpaid', (paid: object) => ({ ...paid, trade_status: 'WAIT_BUYER_PAY' })],
  ['absent', () => failed('ACQ.TRADE_NOT_EXIST')],
])('what is %s at the provider can still be paid', async (_, says) => {
  expect(await comingBack(says)).toEqual({ places, asked: 1, state: 'unpaid', names: [] });
});

test('where the provider is unclear the orders open all the same, and it is told', async () => {
  const back = await comingBack(() => undefined);
  expect(back).toEqual({ places, asked: 1, state: 'unpaid', names: [] });
  expect(output.lines(lines.providerUnclear)).toMatchObject([
    { orderId: expect.stringMatching(/^\d{20}$/), ProviderUnclear: 1 },
  ]);
});

test('a fault of ours is no unclear answer', async () => {
  const back = await comingBack((paid) => paid, { isFaulty: true });
  expect(back).toEqual({ places: [500], asked: 0, state: 'unpaid', names: [] });
  expect(output.lines(callFailed)).toMatchObject([{ errorName: 'TypeError' }]);
  expect(output.lines(lines.providerUnclear)).toEqual([]);
});

test('a return that nobody has signed asks about nothing', async () => {
  expect(await comingBack((paid) => paid, { isSigned: false })).toEqual({
    places,
    asked: 0,
    state: 'unpaid',
    names: [],
  });
});

test('whoever sends one return again and again is led to their orders each time, and the provider is asked twenty times an hour', async () => {
  const back = await comingBack((paid) => ({ ...paid, trade_status: 'WAIT_BUYER_PAY' }), { times: 25 });
  expect(back).toEqual({ places, asked: 20, state: 'unpaid', names: [] });
  expect(output.lines(lines.providerUnclear)).toEqual([]);
});

test('returns that nobody has signed use up no limit', async () => {
  expect(await comingBack((paid) => paid, { isSigned: false, times: 100 })).toEqual({
    places,
    asked: 0,
    state: 'unpaid',
    names: [],
  });
});
