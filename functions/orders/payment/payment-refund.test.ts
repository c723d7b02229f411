import { describe, expect, test } from 'vitest';
import { fen } from '../../../shared/money.ts';
import { aGateway, answering, failed, ok } from './payment-builders.ts';
import { ProviderUnclear } from './trade.ts';

const order = '20261125000000000001';
const refund = 'alipay.trade.refund';
const refundQuery = 'alipay.trade.fastpay.refund.query';
const query = 'alipay.trade.query';

describe('refunding a trade', () => {
  const refunding = async (answers: Parameters<typeof answering>[0], before = 0) => {
    const { provider, calls } = await aGateway(answering(answers));
    return { calls, refunded: () => provider.refundTrade(order, fen(780_000), fen(before)) };
  };
  const refunded = (fields: object = {}) => ({
    ...ok,
    out_trade_no: order,
    fund_change: 'Y',
    refund_fee: '7800.00',
    ...fields,
  });
  const found = (fields: object = {}) => ({
    ...ok,
    out_trade_no: order,
    out_request_no: `${order}-refund`,
    refund_status: 'REFUND_SUCCESS',
    refund_amount: '7800.00',
    ...fields,
  });

  const trade = (trade_status: string) => ({
    ...ok,
    ...{ out_trade_no: order, trade_no: '2026112522001400000000000001', trade_status, total_amount: '7800.00' },
  });
  const notFound = () => found({ refund_status: undefined, refund_amount: undefined });

  test('moves all of it, under one number however often it is asked', async () => {
    const { refunded: again, calls } = await refunding({ [refund]: () => refunded() });
    expect([await again(), await again()]).toEqual(['refunded', 'refunded']);
    const content = { out_trade_no: order, out_request_no: `${order}-refund`, refund_amount: '7800.00' };
    expect(calls.map((call) => call.content)).toEqual([content, content]);
  });

  test('that was made by an earlier call is found', async () => {
    const { refunded: again } = await refunding({
      [refund]: () => refunded({ fund_change: 'N' }),
      [refundQuery]: () => found(),
    });
    expect(await again()).toBe('refunded');
  });

  test.each([
    ...['ACQ.TRADE_NOT_EXIST', 'ACQ.TRADE_HAS_FINISHED', 'ACQ.TRADE_STATUS_ERROR', 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
    ...['ACQ.SELLER_BALANCE_NOT_ENOUGH', 'ACQ.REASON_TRADE_REFUND_FEE_ERR', 'ACQ.DISCORDANT_REPEAT_REQUEST'],
  ])('that the provider refuses is refused: %s', async (sub_code) => {
    const { refunded: tried } = await refunding({
      [refund]: () => failed(sub_code),
      [refundQuery]: () =>
        sub_code === 'ACQ.TRADE_NOT_EXIST' ? failed(sub_code) : found({ refund_status: undefined }),
      [query]: () => (sub_code === 'ACQ.TRADE_NOT_EXIST' ? failed(sub_code) : trade('TRADE_SUCCESS')),
    });
    expect(await tried()).toBe('refused');
  });

  test('that is refused as it was made is made', async () => {
    const { refunded: tried } = await refunding({
      [refund]: () => failed('ACQ.TRADE_STATUS_ERROR'),
      [refundQuery]: () => found(),
    });
    expect(await tried()).toBe('refunded');
  });

  test.each(['ACQ.TRADE_STATUS_ERROR', 'ACQ.NEW'])(
    'that is refused as all of it was refunded at the console is made: %s',
    async (sub_code) => {
      const { refunded: tried } = await refunding({
        [refund]: () => failed(sub_code),
        [refundQuery]: notFound,
        [query]: () => trade('TRADE_CLOSED'),
      });
      expect(await tried()).toBe('refunded');
    },
  );

  test('moves what is left where a part was refunded at the console, under another number', async () => {
    const { refunded: rest, calls } = await refunding({ [refund]: () => refunded() }, 100_000);
    expect(await rest()).toBe('refunded');
    const content = { out_trade_no: order, out_request_no: `${order}-rest-680000`, refund_amount: '6800.00' };
    expect(calls.map((call) => call.content)).toEqual([content]);
  });

  test('is asked about under its own number', async () => {
    const { refunded: tried, calls } = await refunding({
      [refund]: () => failed('ACQ.TRADE_STATUS_ERROR'),
      [refundQuery]: () => found(),
    });
    await tried();
    expect(calls[1]?.content).toEqual({ out_trade_no: order, out_request_no: `${order}-refund` });
  });

  test.each<[string, Parameters<typeof answering>[0]]>([
    [
      'has not moved anything yet',
      { [refund]: () => refunded({ fund_change: 'N' }), [refundQuery]: () => found({ refund_status: '' }) },
    ],
    ['moved something that is no amount', { [refund]: () => refunded({ refund_fee: 'all' }) }],
    ['does not say how much it moved', { [refund]: () => refunded({ refund_fee: undefined }) }],
    [
      'refuses, as it moved less before',
      { [refund]: () => failed('ACQ.TRADE_STATUS_ERROR'), [refundQuery]: () => found({ refund_amount: '78.00' }) },
    ],
    [
      'refuses, and does not say how much it moved before',
      { [refund]: () => failed('ACQ.TRADE_STATUS_ERROR'), [refundQuery]: () => found({ refund_amount: undefined }) },
    ],
    [
      'has not begun, and knows no such trade',
      { [refund]: () => refunded({ fund_change: 'N' }), [refundQuery]: () => failed('ACQ.TRADE_NOT_EXIST') },
    ],
    ['moved less', { [refund]: () => refunded({ refund_fee: '78.00' }) }],
    [
      'moved more by an earlier call',
      { [refund]: () => refunded({ fund_change: 'N' }), [refundQuery]: () => found({ refund_amount: '7800.01' }) },
    ],
    ['is about another order', { [refund]: () => refunded({ out_trade_no: '20261125000000000002' }) }],
    [
      'is about another refund',
      { [refund]: () => refunded({ fund_change: 'N' }), [refundQuery]: () => found({ out_request_no: 'other' }) },
    ],
    ['refuses, and then is silent', { [refund]: () => failed('ACQ.TRADE_STATUS_ERROR') }],
    ['fails', { [refund]: () => failed('ACQ.SYSTEM_ERROR') }],
    [
      'refuses for a reason that nobody knows',
      { [refund]: () => failed('ACQ.NEW'), [refundQuery]: notFound, [query]: () => trade('TRADE_SUCCESS') },
    ],
    ['says nothing', {}],
  ])('a provider that %s is unclear', async (_, answers) => {
    const { refunded: tried } = await refunding(answers);
    await expect(tried()).rejects.toThrow(ProviderUnclear);
  });
});
