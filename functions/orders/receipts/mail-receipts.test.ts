import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import { aYear, twoDongles } from '../order-builders.ts';
import { aMailedDesk, aMailedDeskWithSender } from '../order-mail-builders.ts';
import { orderKey } from '../orders/order-change.ts';

const log = captureLog();

/** What a file that came with a mail says, on one line. */
async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** A desk where Ada has paid for two dongles, which are told by an event. */
async function aPaidOrder(desk = aMailedDesk()) {
  const order = await desk.paid();
  return { ...desk, order, event: desk.payment() };
}

describe('a paid order', () => {
  test('is confirmed to its member with a receipt, once, however often the event comes', async () => {
    const { mailReceipts, mails, order, event } = await aPaidOrder();
    expect(await mailReceipts(event)).toEqual([]);
    expect(await mailReceipts(event)).toEqual([]);
    expect(mails).toMatchObject([{ name: 'order-paid', to: 'ada@example.com', id: event.id }]);
    expect(mails[0]?.text).toContain('CNY 7800.00');
    expect(mails[0]?.attachments).toMatchObject([{ name: `receipt-${order.id}.pdf`, type: 'application/pdf' }]);
    const said = await textOf(mails[0]?.attachments?.[0]?.bytes);
    for (const fact of [
      order.id,
      'Received from Ada King',
      'Company Analytical Shows',
      `trade-${order.id}`,
      'CNY 7800.00',
    ])
      expect(said).toContain(fact);
    expect(said).toContain('Sent to Ada Lovelace, 1 Stage Road, Shanghai');
  });

  test('that comes again later has the same receipt, byte by byte', async () => {
    const { mailReceipts, mails, event } = await aPaidOrder();
    await mailReceipts(event);
    await mailReceipts({ ...event, id: crypto.randomUUID() });
    const [first, second] = mails.map(({ attachments }) => attachments?.[0]?.bytes);
    expect(first?.length).toBeGreaterThan(1_000);
    expect(second && first?.equals(second)).toBe(true);
  });

  test('of a plan names the computer, and the member who bought it', async () => {
    const desk = aMailedDesk();
    await desk.paid(aYear);
    await desk.mailReceipts(desk.payment());
    expect(desk.mails[0]?.text).toContain('7C3A-19F0-55D2');
    expect(desk.mails[0]?.text).not.toContain('Goes to');
    const said = await textOf(desk.mails[0]?.attachments?.[0]?.bytes);
    for (const fact of ['P1+ Annual', 'For the computer 7C3A-19F0-55D2', 'Received from Ada King', 'CNY 229.00'])
      expect(said).toContain(fact);
  });

  test('of a member who cannot be reached is logged, and nothing comes back', async () => {
    const { mailReceipts, mails, contacts, event, order } = await aPaidOrder();
    contacts.clear();
    expect(await mailReceipts(event)).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.text).toContain('"code":"order.unreachable"');
    expect(log.text).toContain(order.id);
  });

  test('of which nobody knows by what it was paid has no receipt, which is logged, and nothing comes back', async () => {
    const { mailReceipts, mails, event, order, table } = await aPaidOrder();
    await table.update(orderKey(order), { remove: ['tradeNumber'] });
    expect(await mailReceipts(event)).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.lines(lines.orderMissing)).toMatchObject([{ orderId: order.id }]);
  });

  test('that is not there is logged, and nothing comes back', async () => {
    const { mailReceipts, mails, event } = await aPaidOrder();
    const data = { ...Object(event.data), entry: 7 };
    expect(await mailReceipts({ ...event, data })).toEqual([]);
    expect(mails).toEqual([]);
    expect(log.text).toContain('"code":"order.missing"');
  });
});

test('of a batch, only the receipt that failed comes back', async () => {
  const desk = aMailedDesk();
  await desk.paid();
  const first = desk.payment();
  await desk.paid(twoDongles);
  desk.failing.mails = 1;
  const back = await desk.mailReceipts(first, desk.payment());
  expect(back).toHaveLength(1);
  expect(desk.mails).toHaveLength(1);
});

test('an event that cannot be read is set aside at once, and holds up no receipt', async () => {
  const { mailReceipts, mails, setAside, event } = await aPaidOrder();
  const strange = { ...event, id: crypto.randomUUID(), data: { orderId: 'x' } };
  expect(await mailReceipts(strange, event)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([expect.objectContaining({ messageId: '0' })]);
  expect(mails).toHaveLength(1);
});

test('a crash after the mail was taken and before that was noted repeats one mail at most', async () => {
  const { mailer, ...desk } = aMailedDeskWithSender();
  const { mailReceipts, event } = await aPaidOrder(desk);
  mailer.breakMarks(1_000);
  expect(await mailReceipts(event)).toEqual([0]);
  mailer.breakMarks(0);
  expect(await mailReceipts(event)).toEqual([0]);
  mailer.wait(15_001);
  expect(await mailReceipts(event)).toEqual([]);
  expect(await mailReceipts(event)).toEqual([]);
  expect(mailer.sent).toHaveLength(2);
});
