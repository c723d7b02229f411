import { expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { fen, formatMoney } from '../../../shared/money.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk } from '../order-builders.ts';
import { noticeTaker } from './notice-taker.ts';
import { aNotice, aProvider } from './payment-builders.ts';

const logged = captureLog();

/** An unpaid order, and what takes notices of it. */
async function aTaker() {
  const desk = anOrderDesk();
  const order = await desk.bought();
  const about = { out_trade_no: order.id, total_amount: formatMoney(fen(order.total)) };
  return { ...desk, order, about, take: noticeTaker({ ...aProvider(), record: desk.record }) };
}

test('a notice of a payment is taken once it is stored', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take(aNotice(about))).toBe('success');
  expect(await state(order.id)).toBe('paid');
});

test('a notice of something else is taken, and changes nothing', async () => {
  const { take, about, order, state } = await aTaker();
  expect(await take(aNotice({ ...about, trade_status: 'TRADE_CLOSED' }))).toBe('success');
  expect(await state(order.id)).toBe('unpaid');
});

test('the query with which a browser comes back is no notice, though the provider has signed it', async () => {
  const { take, about, order, state } = await aTaker();
  await expect(take(aNotice({ ...about, trade_status: undefined }))).rejects.toThrow(Refusal);
  expect(await state(order.id)).toBe('unpaid');
  expect(logged.text).toContain('"why":"untold"');
  // Whoever has paid has such a query, and raises no alarm with it.
  expect(logged.text).not.toContain('SignedPaymentsRefused');
});

test('a signed notice of which our books say otherwise raises the alarm', async () => {
  const { take, about } = await aTaker();
  await expect(take(aNotice({ ...about, total_amount: '0.01' }))).rejects.toThrow(Refusal);
  expect(logged.text).toContain('"SignedPaymentsRefused":1');
});
