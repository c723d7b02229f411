import { AlipaySdk } from 'alipay-sdk';
import { describe, expect, test, vi } from 'vitest';
import { aCashier, aShop, aState, order, overSince } from './cashier-builders.ts';
import { newKeyPair } from './cashier-keys.ts';

const query = { out_trade_no: order };

describe('the form of an order', () => {
  test('leads to a page of another origin that shows what is to be paid', async () => {
    const { orderForm, base } = await aCashier(await aShop());
    const sent = await orderForm();
    const location = sent.headers.get('location') ?? '';
    expect([sent.status, new URL(location).hostname]).toEqual([302, 'cashier.localhost']);
    const page = await fetch(`${base}/pay?out_trade_no=${order}`);
    expect(await page.text()).toMatch(/S1 dongle × 2 加密狗[\s\S]*7800\.00[\s\S]*value="pay"[\s\S]*value="cancel"/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test.each<[string, object, object]>([
    ['without an amount', { total_amount: '' }, {}],
    ['of nothing', { total_amount: '0.00' }, {}],
    ['of three decimals', { total_amount: '1.001' }, {}],
    ['of another product', { product_code: 'QUICK_WAP_WAY' }, {}],
    ['whose time is over', { time_expire: overSince(60_000) }, {}],
    [
      'at another time than that of Shanghai',
      {},
      { timestamp: new Date().toISOString().slice(0, 19).replace('T', ' ') },
    ],
    ['without an address', {}, { notifyUrl: '/api/pay/notify' }],
  ])('%s is not taken', async (_, content, more) => {
    const { orderForm, orders } = await aCashier(await aShop());
    expect((await orderForm(content, more)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  test('signed by another key, or changed on its way, is not taken', async () => {
    const { orderForm, orders, keys, base } = await aCashier(await aShop());
    const gateway = `${base}/gateway.do`;
    const { appId } = keys;
    const stranger = new AlipaySdk({ appId, keyType: 'PKCS8', gateway, privateKey: newKeyPair().privateKey });
    expect((await orderForm({}, {}, stranger)).status).toBe(409);
    const other = new AlipaySdk({
      appId: '2021000000000001',
      keyType: 'PKCS8',
      gateway,
      privateKey: keys.app.privateKey,
    });
    expect((await orderForm({}, {}, other)).status).toBe(409);
    expect(await orders()).toEqual([]);
  });

  test('sent again goes on with the same trade, and for another amount is not taken', async () => {
    const { orderForm, orders, act } = await aCashier(await aShop());
    await orderForm();
    const [before] = await orders();
    expect((await orderForm()).status).toBe(302);
    expect((await orderForm({ total_amount: '0.01' })).status).toBe(409);
    expect(await orders()).toEqual([before]);
    await act('pay');
    expect((await orderForm()).status).toBe(409);
  });
});

describe('a payment', () => {
  test('is told by a notice that the SDK of Alipay takes, until the shop says success', async () => {
    const shop = await aShop((at) => (at < 2 ? 'failure' : 'success'));
    const { orderForm, act, orders, isNoticeOurs } = await aCashier(shop);
    await orderForm();
    await act('pay');
    await vi.waitFor(
      async () => expect((await orders())[0]?.notices).toMatchObject([{ tries: 3, taken: true }]),
      5_000,
    );
    expect(shop.told).toHaveLength(3);
    expect(shop.told.map(isNoticeOurs)).toEqual([true, true, true]);
    expect(shop.told[0]).toMatchObject({ out_trade_no: order, trade_status: 'TRADE_SUCCESS', total_amount: '7800.00' });
  });

  test('on the page brings the browser back, signed', async () => {
    const shop = await aShop();
    const { orderForm, base, orders, isNoticeOurs } = await aCashier(shop);
    await orderForm();
    const body = new URLSearchParams({ out_trade_no: order, choice: 'pay' });
    const chosen = await fetch(`${base}/pay`, { method: 'POST', body, redirect: 'manual' });
    const back = new URL(chosen.headers.get('location') ?? '');
    expect([chosen.status, `${back.origin}${back.pathname}`]).toEqual([303, `${shop.url}/return`]);
    const fields = Object.fromEntries(back.searchParams);
    expect(isNoticeOurs(fields)).toBe(true);
    expect(fields).toMatchObject({ out_trade_no: order, total_amount: '7800.00' });
    expect((await orders())[0]?.status).toBe('TRADE_SUCCESS');
  });

  test.each([
    ['twice', ['TRADE_SUCCESS', 'TRADE_SUCCESS']],
    ['closed-first', ['TRADE_CLOSED', 'TRADE_SUCCESS']],
    ['wrong-key', ['TRADE_SUCCESS']],
    ['never', []],
  ])('may be told "%s"', async (notice, states) => {
    const shop = await aShop();
    const { orderForm, act, isNoticeOurs } = await aCashier(shop);
    await orderForm();
    await act('pay', { notice });
    expect(shop.told.map(({ trade_status }) => trade_status)).toEqual(states);
    expect(shop.told.map(isNoticeOurs)).toEqual(states.map(() => notice !== 'wrong-key'));
  });

  test('may come late, and only then when the trade is closed', async () => {
    const { orderForm, act, orders } = await aCashier(await aShop());
    await orderForm();
    await act('cancel');
    expect(await act('pay')).toMatchObject({ error: 'ACQ.TRADE_STATUS_ERROR' });
    expect(await act('pay-late')).toMatchObject({ status: 'TRADE_SUCCESS' });
    expect(await act('pay-late')).toMatchObject({ error: 'ACQ.TRADE_HAS_SUCCESS' });
    expect(await orders()).toHaveLength(1);
  });

  test('is told again by a clock that makes no whole milliseconds of a pause', async () => {
    const shop = await aShop((at) => (at === 0 ? 'failure' : 'success'));
    const { orderForm, act, orders } = await aCashier(shop, aState(), 300);
    await orderForm();
    expect(await act('pay')).toMatchObject({ status: 'TRADE_SUCCESS' });
    await vi.waitFor(async () => expect((await orders())[0]?.notices[0]?.taken).toBe(true), 5_000);
  });

  test('is in the book, and its notice still on its way, after the cashier was started anew', async () => {
    const state = aState();
    const shop = await aShop((at) => (at === 0 ? 'failure' : 'success'));
    const first = await aCashier(shop, state);
    await first.orderForm();
    await first.act('pay');
    await first.stop();
    const second = await aCashier(shop, state);
    expect((await second.orders())[0]).toMatchObject({ out_trade_no: order, status: 'TRADE_SUCCESS' });
    await vi.waitFor(async () => expect((await second.orders())[0]?.notices[0]?.taken).toBe(true), 5_000);
    expect(shop.told.every(second.isNoticeOurs)).toBe(true);
  });
});

describe('a call', () => {
  test('about a trade tells its state, and that there is none', async () => {
    const { orderForm, call, act } = await aCashier(await aShop());
    expect(await call('alipay.trade.query', query)).toMatchObject({ code: '40004', subCode: 'ACQ.TRADE_NOT_EXIST' });
    await orderForm();
    expect(await call('alipay.trade.query', query)).toMatchObject({ code: '10000', tradeStatus: 'WAIT_BUYER_PAY' });
    await act('pay');
    const asked = await call('alipay.trade.query', query);
    expect(asked).toMatchObject({ outTradeNo: order, tradeStatus: 'TRADE_SUCCESS', totalAmount: '7800.00' });
  });

  test('closes what waits, and nothing else', async () => {
    const { orderForm, call, act, orders } = await aCashier(await aShop());
    await orderForm();
    expect(await call('alipay.trade.close', query)).toMatchObject({ code: '10000', outTradeNo: order });
    await act('pay-late');
    expect(await call('alipay.trade.close', query)).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' });
    expect((await orders())[0]?.status).toBe('TRADE_SUCCESS');
  });

  test('refunds once under one number, to the fen, and not more than was paid', async () => {
    const { orderForm, call, act, orders } = await aCashier(await aShop());
    await orderForm();
    await act('pay');
    const refund = (out_request_no: string, refund_amount: string) =>
      call('alipay.trade.refund', { ...query, out_request_no, refund_amount });
    expect(await refund('a', '7800.01')).toMatchObject({ subCode: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' });
    expect(await refund('a', '7800.00')).toMatchObject({ fundChange: 'Y', refundFee: '7800.00' });
    expect(await refund('a', '7800.00')).toMatchObject({ fundChange: 'N', refundFee: '7800.00' });
    expect(await refund('a', '1.00')).toMatchObject({ subCode: 'ACQ.DISCORDANT_REPEAT_REQUEST' });
    expect(await refund('b', '7800.00')).toMatchObject({ subCode: 'ACQ.TRADE_STATUS_ERROR' });
    const asked = (out_request_no: string) => call('alipay.trade.fastpay.refund.query', { ...query, out_request_no });
    expect(await asked('a')).toMatchObject({ refundStatus: 'REFUND_SUCCESS', refundAmount: '7800.00' });
    expect(await asked('b')).not.toHaveProperty('refundStatus');
    expect((await orders())[0]).toMatchObject({ status: 'TRADE_CLOSED', refunded_amount: '7800.00' });
  });

  test('of another application, or signed by another key, is refused', async () => {
    const { base, keys, orderForm } = await aCashier(await aShop());
    await orderForm();
    const common = {
      keyType: 'PKCS8',
      gateway: `${base}/gateway.do`,
      alipayPublicKey: keys.provider.publicKey,
    } as const;
    const stranger = new AlipaySdk({ ...common, appId: keys.appId, privateKey: newKeyPair().privateKey });
    const timestamp = overSince(0);
    const asked = stranger.exec('alipay.trade.query', { bizContent: query, timestamp }, { validateSign: true });
    expect(await asked).toMatchObject({ code: '40002', subCode: 'isv.invalid-signature' });
  });
});

describe('a refund at the desk', () => {
  test('of a part, then of the rest, is told with the sum and its number', async () => {
    const shop = await aShop();
    const { orderForm, act, isNoticeOurs } = await aCashier(shop);
    await orderForm();
    await act('pay');
    expect(await act('refund', { amount: '100.00' })).toMatchObject({ status: 'TRADE_SUCCESS' });
    expect(await act('refund')).toMatchObject({ status: 'TRADE_CLOSED', refunded_amount: '7800.00' });
    expect(await act('refund')).toMatchObject({ error: 'ACQ.TRADE_STATUS_ERROR' });
    const [, part, rest] = shop.told;
    const told = (number: number) => ({ out_biz_no: `desk-${order}-${number}`, gmt_refund: expect.any(String) });
    expect(part).toMatchObject({ trade_status: 'TRADE_SUCCESS', refund_fee: '100.00', ...told(1) });
    expect(rest).toMatchObject({ trade_status: 'TRADE_CLOSED', refund_fee: '7800.00', ...told(2) });
    expect(shop.told.every(isNoticeOurs)).toBe(true);
  });

  test('that is none of an amount is refused', async () => {
    const { orderForm, post, act } = await aCashier(await aShop());
    await orderForm();
    await act('pay');
    for (const amount of ['0', '-1', 'all', 100])
      expect((await post(`orders/${order}/refund`, { amount })).status).toBe(400);
    expect(await act('refund', { amount: '7800.01' })).toMatchObject({ error: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' });
  });
});

test('a refund that the shop asks for is told, too', async () => {
  const shop = await aShop();
  const { orderForm, act, call } = await aCashier(shop);
  await orderForm();
  await act('pay');
  await call('alipay.trade.refund', { ...query, out_request_no: 'a', refund_amount: '7800.00' });
  const told = { trade_status: 'TRADE_CLOSED', refund_fee: '7800.00', out_biz_no: 'a' };
  await vi.waitFor(() => expect(shop.told[1]).toMatchObject(told), 5_000);
});

describe('a gateway with a fault', () => {
  test.each([
    ['silent', 'timeout'],
    ['slow', 'timeout'],
    ['throwing', '502'],
  ])('that is %s does not answer in time', async (gateway, reason) => {
    const { orderForm, post, act, sdk, orders } = await aCashier(await aShop());
    await orderForm();
    expect((await post('faults.json', { gateway })).status).toBe(200);
    sdk.config.timeout = 300;
    const timestamp = overSince(0);
    await expect(sdk.exec('alipay.trade.close', { bizContent: query, timestamp })).rejects.toThrow(
      new RegExp(reason, 'i'),
    );
    // The slow one did what it was told.
    expect((await orders())[0]?.status).toBe(gateway === 'slow' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY');
    await act('pay-late', { notice: 'never' });
  });

  test('that contradicts itself calls unpaid what it told as paid', async () => {
    const shop = await aShop();
    const { orderForm, post, act, call } = await aCashier(shop);
    await orderForm();
    await post('faults.json', { gateway: 'contradicting' });
    await act('pay');
    expect(shop.told[0]).toMatchObject({ trade_status: 'TRADE_SUCCESS' });
    expect(await call('alipay.trade.query', query)).toMatchObject({ tradeStatus: 'WAIT_BUYER_PAY' });
    await post('faults.json', { gateway: 'none' });
    expect(await call('alipay.trade.query', query)).toMatchObject({ tradeStatus: 'TRADE_SUCCESS' });
  });

  test('that nobody knows is not taken', async () => {
    const { post } = await aCashier(await aShop());
    expect((await post('faults.json', { gateway: 'tired' })).status).toBe(400);
  });
});

test('only the gateway takes what a page of another site sends', async () => {
  const { orderForm, base, orders } = await aCashier(await aShop());
  await orderForm();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://evil.example' }])
    for (const path of [`orders/${order}/pay`, 'pay', 'faults.json'])
      expect((await fetch(`${base}/${path}`, { method: 'POST', headers: { ...headers } })).status).toBe(403);
  expect((await orders())[0]?.status).toBe('WAIT_BUYER_PAY');
});

test('the overview shows each order with what was told of it, and what may be done', async () => {
  const { orderForm, base, act } = await aCashier(await aShop());
  await orderForm({ subject: '"><script>alert(1)</script>' });
  await act('pay');
  const page = await (await fetch(base)).text();
  expect(page).toContain('TRADE_SUCCESS, 1 try: taken');
  expect(page).toContain(`orders/${order}/refund`);
  expect(page).not.toContain('<script>');
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
  const refunded = await fetch(`${base}/orders/${order}/refund`, {
    method: 'POST',
    headers: asForm,
    redirect: 'manual',
  });
  expect(refunded.headers.get('location')).toBe('/__local/cashier');
});
