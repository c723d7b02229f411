import { expect, test } from 'vitest';
import { fen, formatMoney } from '../../../shared/money.ts';
import { aContext, anHttpEvent } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { anOrderDesk } from '../order-builders.ts';
import { orderKey } from '../orders/order-change.ts';
import takePaymentNotice from '../take-payment-notice.ts';
import { aNotice, aNoticeSecret } from './payment-builders.ts';

const logged = captureLog();

/** An unpaid order, and what takes notices of it. */
async function aTaker() {
  const desk = anOrderDesk();
  const order = await desk.bought();
  const about = { out_trade_no: order.id, total_amount: formatMoney(fen(order.total)) };
  const { table: orders, ownedBy, transact } = desk;
  const handler = takePaymentNotice.start({ orders, ownedBy, transact, secret: aNoticeSecret() });
  const take = async (fields: Readonly<Record<string, string>>) => {
    const { body } = await handler(anHttpEvent({ body: String(new URLSearchParams(fields)) }), aContext());
    return body;
  };
  return { ...desk, order, about, take };
}

test('a notice of a payment is taken once it is stored', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take(aNotice(about))).toBe('success');
  expect(await state(order.id)).toBe('paid');
  expect(logged.lines(lines.noticeTaken)).toMatchObject([{ orderId: order.id, status: 'paid', NoticesTaken: 1 }]);
});

test('a notice that comes again is taken each time, so that the provider stops sending it', async () => {
  const { take, about, names } = await aTaker();
  expect([await take(aNotice(about)), await take(aNotice(about))]).toEqual(['success', 'success']);
  expect(names()).toEqual(['order.paid.v1']);
});

test('a notice of a payment that came too late is taken, as it is kept', async () => {
  const { take, about, order, table, find } = await aTaker();
  await table.update(orderKey(order), { set: { state: 'closed' } });
  expect(await take(aNotice(about))).toBe('success');
  expect(await find(order.id)).toMatchObject({ state: 'closed', flag: 'paid-after-closing' });
});

test('a notice of something else is taken, and changes nothing', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take(aNotice({ ...about, trade_status: 'TRADE_CLOSED' }))).toBe('success');
  expect(await state(order.id)).toBe('unpaid');
});

test('a notice of a refund at the console is taken once it is stored, and stored once', async () => {
  const { take, about, order, find, names } = await aTaker();
  await take(aNotice(about));
  const refunded = aNotice({ ...about, trade_status: 'TRADE_CLOSED', refund_fee: about.total_amount });
  expect([await take(refunded), await take(refunded)]).toEqual(['success', 'success']);
  expect(await find(order.id)).toMatchObject({ state: 'refunded', refundedFrom: 'paid' });
  expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
});

test('a notice of a partial refund is taken, and flags the order', async () => {
  const { take, about, order, find, names } = await aTaker();
  await take(aNotice(about));
  expect(await take(aNotice({ ...about, refund_fee: '100.00' }))).toBe('success');
  expect(await find(order.id)).toMatchObject({ state: 'paid', flag: 'refunded-in-part', refundedPart: 10_000 });
  expect(names()).toEqual(['order.paid.v1']);
});

test('a refund that is told before its payment leaves nothing to be shipped when the payment is told', async () => {
  const { take, about, order, state, names } = await aTaker();
  await take(aNotice({ ...about, trade_status: 'TRADE_CLOSED', refund_fee: about.total_amount }));
  await take(aNotice(about));
  expect(await state(order.id)).toBe('refunded');
  expect(names()).toEqual(['order.paid.v1', 'order.refunded.v1']);
});

test('a refund of which our books say otherwise is refused, and raises the alarm', async () => {
  const { take, about, order, state } = await aTaker();
  await take(aNotice(about));
  const refund = { ...about, trade_no: '2026112522001400000000000009', refund_fee: '100.00' };
  expect(await take(aNotice(refund))).toBe('failure');
  expect(await state(order.id)).toBe('paid');
  expect(logged.lines(lines.noticeRefused)).toMatchObject([{ why: 'other-payment', SignedPaymentsRefused: 1 }]);
});

test('the query with which a browser comes back is no notice, though the provider has signed it', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take(aNotice({ ...about, trade_status: undefined }))).toBe('failure');
  expect(await state(order.id)).toBe('unpaid');
  expect(logged.lines(lines.noticeRefused)).toMatchObject([{ why: 'untold', isSigned: true }]);
  // Whoever has paid has such a query, and raises no alarm with it.
  expect(logged.text).not.toContain('SignedPaymentsRefused');
});

test('a signed notice of which our books say otherwise is refused, and raises the alarm once', async () => {
  const { take, about, order, table } = await aTaker();
  const refused = async (fields: object) => expect(await take(aNotice({ ...about, ...fields }))).toBe('failure');
  await refused({ total_amount: '0.01' });
  await refused({ out_trade_no: '20261125000000000000' });
  await table.update(orderKey(order), { set: { state: 'paid' } });
  await refused({});
  const told = { isSigned: true, NoticesRefused: 1, SignedPaymentsRefused: 1 };
  const whys = ['other-amount', 'unknown-order', 'other-payment'];
  expect(logged.lines(lines.noticeRefused)).toMatchObject(whys.map((why) => ({ why, ...told })));
  expect(logged.lines(lines.paymentContradicted)).toEqual([]);
});

test('a signed notice for another application raises the alarm, as our settings or the provider’s are wrong', async () => {
  const { take, about } = await aTaker();
  expect(await take(aNotice({ ...about, app_id: '2021000000000001' }))).toBe('failure');
  const told = { why: 'app-id', isSigned: true, NoticesRefused: 1, SignedPaymentsRefused: 1 };
  expect(logged.lines(lines.noticeRefused)).toMatchObject([told]);
});

test('a notice that nobody has signed is refused and counted, and raises no alarm', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take({ ...aNotice(about), sign: 'AAAA' })).toBe('failure');
  expect(await state(order.id)).toBe('unpaid');
  const told = { why: 'signature', isSigned: false, NoticesRefused: 1 };
  expect(logged.lines(lines.noticeRefused)).toMatchObject([told]);
  expect(logged.text).not.toContain('SignedPaymentsRefused');
});
