import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { callOf, withinCall } from '../../platform/calls/call-context.ts';
import { aContext } from '../../platform/testing/builders.ts';
import {
  aGateway,
  aKeyPair,
  anAnswer,
  answering,
  aProvider,
  failed,
  type GatewayCall,
  isSignedByUs,
  ok,
  ours,
} from './payment-builders.ts';
import { ProviderUnclear } from './trade.ts';

const order = '20261125000000000001';
const trade = '2026112522001400000000000001';
const query = 'alipay.trade.query';
const close = 'alipay.trade.close';

const asked = (fields: object = {}) => ({
  ...ok,
  out_trade_no: order,
  trade_no: trade,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '7800.00',
  ...fields,
});

describe('asking about a trade', () => {
  const isOf = (state: object) => async (answer: object) => {
    const { provider } = await aGateway(answering({ [query]: () => answer }));
    expect(await provider.askTrade(order)).toEqual(state);
  };

  test('one that is paid has its number and amount', () =>
    isOf({ state: 'paid', tradeNumber: trade, total: fen(780_000) })(asked()));
  test('one that is finished is paid', () =>
    isOf({ state: 'paid', tradeNumber: trade, total: fen(780_000) })(asked({ trade_status: 'TRADE_FINISHED' })));
  test('one that waits is unpaid', () => isOf({ state: 'unpaid' })(asked({ trade_status: 'WAIT_BUYER_PAY' })));
  test('one that is closed is closed', () =>
    isOf({ state: 'closed', tradeNumber: trade })(asked({ trade_status: 'TRADE_CLOSED' })));
  test('one that nobody has begun is absent', () => isOf({ state: 'absent' })(failed('ACQ.TRADE_NOT_EXIST')));

  test('is signed with our key, for the order alone', async () => {
    const { provider, calls } = await aGateway(answering({ [query]: () => asked() }));
    await provider.askTrade(order);
    expect(calls.map(({ content }) => content)).toEqual([{ out_trade_no: order }]);
    expect(calls[0]?.fields).toMatchObject({ method: query, timestamp: '2026-11-25 23:30:00', charset: 'utf-8' });
    expect(isSignedByUs(calls[0]?.fields ?? {})).toBe(true);
  });

  test.each<[string, object]>([
    ['another order', asked({ out_trade_no: '20261125000000000002' })],
    ['no order', asked({ out_trade_no: undefined })],
    ['a state that nobody knows', asked({ trade_status: 'PAID' })],
    ['no amount', asked({ total_amount: '' })],
    ['an amount of three decimals', asked({ total_amount: '7800.001' })],
    ['no number', asked({ trade_no: undefined })],
    ['a failure of the system', failed('ACQ.SYSTEM_ERROR')],
    ['a failure without a reason', { code: '20000', msg: 'Service Currently Unavailable' }],
  ])('an answer with %s is not believed', async (_, answer) => {
    const { provider } = await aGateway(answering({ [query]: () => answer }));
    await expect(provider.askTrade(order)).rejects.toThrow(ProviderUnclear);
  });

  const body = JSON.stringify(asked({ trade_status: 'TRADE_CLOSED' }));
  const genuine = anAnswer(query, asked({ trade_status: 'TRADE_CLOSED' }));
  test.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', '<html>busy</html>'],
    ['no object', '[]'],
    ['no signature', `{"alipay_trade_query_response":${body}}`],
    ['an empty signature', `{"alipay_trade_query_response":${body},"sign":""}`],
    ['another signer', anAnswer(query, asked(), aKeyPair().privateKey)],
    ['our own signature', anAnswer(query, asked(), ours.privateKey)],
    ['a changed state', genuine.replace('TRADE_CLOSED', 'TRADE_SUCCESS')],
    ['an answer to another call', anAnswer(close, asked())],
    ['an error of the gateway', '{"error_response":{"code":"40002","sub_code":"isv.invalid-signature"},"sign":"AA=="}'],
  ])('an answer with %s is not believed', async (_, text) => {
    const { provider } = await aGateway((__, response) => response.end(text));
    await expect(provider.askTrade(order)).rejects.toThrow(ProviderUnclear);
  });

  test('what is believed is what was signed, whatever stands beside it', async () => {
    const twice = `{"x${genuine.slice(2, -1)},"alipay_trade_query_response":${JSON.stringify(asked())}}`;
    const { provider } = await aGateway((_, response) => response.end(twice));
    expect(await provider.askTrade(order)).toEqual({ state: 'closed', tradeNumber: trade });
  });

  test.each([301, 404, 500, 502])('an answer with the status %i is not believed', async (status) => {
    const { provider } = await aGateway((_, response) =>
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(genuine),
    );
    await expect(provider.askTrade(order)).rejects.toThrow(ProviderUnclear);
  });

  test('a gateway that is away is unclear', async () => {
    const { provider } = aProvider({ gateway: 'http://127.0.0.1:9/gateway.do' });
    await expect(provider.askTrade(order)).rejects.toThrow(ProviderUnclear);
  });

  /** Asks in a call that has some milliseconds left. */
  const within = (milliseconds: number, ask: () => Promise<unknown>) =>
    withinCall(callOf({ ...aContext(), getRemainingTimeInMillis: () => milliseconds }), ask);

  test.each<[string, (call: GatewayCall, response: { write(chunk: string): unknown }) => void]>([
    ['silent', () => {}],
    ['silent in the middle of its answer', (_, response) => void response.write(genuine.slice(0, 40))],
  ])('a gateway that is %s is given up with the time of the function', async (_, respond) => {
    const { provider, calls } = await aGateway(respond);
    const error = await within(900, () => provider.askTrade(order)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnclear);
    expect(Object(error).cause).toMatchObject({ name: 'TimeoutError' });
    expect(calls).toHaveLength(1);
  });

  test('when the time of the function is over, nothing is sent', async () => {
    const { provider, calls } = await aGateway(answering({}));
    await expect(within(100, () => provider.askTrade(order))).rejects.toMatchObject({ name: 'OutOfTime' });
    expect(calls).toEqual([]);
  });
});

describe('closing a trade', () => {
  const closing = async (answers: Parameters<typeof answering>[0]) => {
    const { provider } = await aGateway(answering(answers));
    return provider.closeTrade(order);
  };
  const notWaiting = () => failed('ACQ.TRADE_STATUS_ERROR');

  test('one that was waiting is closed', async () => {
    expect(await closing({ [close]: () => ({ ...ok, out_trade_no: order, trade_no: trade }) })).toBe('closed');
  });

  test('one that nobody has begun is absent', async () => {
    expect(await closing({ [close]: () => failed('ACQ.TRADE_NOT_EXIST') })).toBe('absent');
  });

  test.each(['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS'])(
    'one that is paid already is told as paid: %s',
    async (sub_code) => {
      expect(await closing({ [close]: () => failed(sub_code), [query]: () => asked() })).toBe('paid');
    },
  );

  test('one that is closed already is closed', async () => {
    const answers = { [close]: notWaiting, [query]: () => asked({ trade_status: 'TRADE_CLOSED' }) };
    expect(await closing(answers)).toBe('closed');
  });

  test('one that cannot be closed as nobody knows it any more is absent', async () => {
    expect(await closing({ [close]: notWaiting, [query]: () => failed('ACQ.TRADE_NOT_EXIST') })).toBe('absent');
  });

  test('is asked for of the order alone, and not again where it was done', async () => {
    const { provider, calls } = await aGateway(answering({ [close]: () => ({ ...ok, out_trade_no: order }) }));
    await provider.closeTrade(order);
    expect(calls.map(({ method, content }) => [method, content])).toEqual([[close, { out_trade_no: order }]]);
  });

  test.each<[string, Parameters<typeof answering>[0]]>([
    ['waits and is not waiting', { [close]: notWaiting, [query]: () => asked({ trade_status: 'WAIT_BUYER_PAY' }) }],
    ['is not waiting, and then nothing', { [close]: notWaiting }],
    ['is another order', { [close]: () => ({ ...ok, out_trade_no: '20261125000000000002' }) }],
    ['cannot be closed', { [close]: () => failed('ACQ.SYSTEM_ERROR') }],
    ['is nothing', {}],
  ])('a provider that says the trade %s is unclear', async (_, answers) => {
    await expect(closing(answers)).rejects.toThrow(ProviderUnclear);
  });
});
