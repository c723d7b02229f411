import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { captureLog } from '../platform/testing/log-capture.ts';
import { aForm, anEnquiryDesk } from './enquiry-builders.ts';

const log = captureLog();
const id = '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83';

describe('an enquiry', () => {
  test('is stored and announced together, and the sender is thanked', async () => {
    const desk = anEnquiryDesk();
    const { message } = await desk.receive('contact', aForm({ request_id: id }));
    expect(message).toContain('Thank you');
    expect(desk.stored()).toHaveLength(1);
    expect(await desk.find(id)).toMatchObject({
      id,
      form: 'contact',
      state: 'open',
    });
    expect(desk.tables.announced()).toEqual([
      expect.objectContaining({ name: 'enquiry.received.v1', data: { enquiryId: id, form: 'contact' } }),
    ]);
    expect(log.text).toMatch(/"code":"enquiry.received".*"form":"contact"/);
    expect(log.text).toContain('"Announced":1');
  });

  test('from a page is stored and announced with it, and one from no known page as before', async () => {
    const desk = anEnquiryDesk();
    await desk.receive('enquiry', aForm({ request_id: id, page: '/product-4uPro' }));
    await desk.receive('enquiry', aForm({ page: '' }));
    expect(await desk.find(id)).toMatchObject({ page: '/product-4uPro' });
    // Both may have come in one millisecond, and then in any order.
    const announced = desk.tables.announced().map(({ data }) => data);
    expect(announced).toHaveLength(2);
    expect(announced).toContainEqual({ enquiryId: id, form: 'enquiry', page: '/product-4uPro' });
    expect(announced).toContainEqual({ enquiryId: expect.not.stringMatching(id), form: 'enquiry' });
  });

  test('can be read in no row, event or log line', async () => {
    const desk = anEnquiryDesk();
    const planted = aForm({
      name: 'Planted Name',
      email: 'planted@example.org',
      phone: '13912345678',
      content: 'planted text',
    });
    await desk.receive('contact', planted);
    const everything = JSON.stringify([desk.tables.items(), desk.tables.announced()]) + log.text;
    for (const secret of [planted.name, planted.email, planted.phone, planted.content]) {
      expect(everything).not.toContain(secret);
    }
  });

  test('keeps all that was written, under its own id', async () => {
    const desk = anEnquiryDesk();
    await desk.receive('contact', aForm({ request_id: id }));
    const { sealed = '' } = (await desk.find(id)) ?? {};
    const { website, request_id, ...letter } = aForm({ request_id: id });
    expect(await desk.sealer.open(id, sealed)).toEqual({ ...letter, product: '', version: '' });
  });

  test('of the form without a phone has an empty one', async () => {
    const desk = anEnquiryDesk();
    const { phone, ...form } = aForm({ request_id: id, email: '4915112345' });
    await desk.receive('enquiry', form);
    const { sealed = '' } = (await desk.find(id)) ?? {};
    expect(await desk.sealer.open(id, sealed)).toMatchObject({ phone: '', email: '4915112345' });
  });

  test('that fills the trap field is answered alike, stored nowhere and announced to nobody', async () => {
    const desk = anEnquiryDesk();
    const answer = await desk.receive('contact', aForm({ website: 'https://spam.example' }));
    expect(answer).toEqual(await anEnquiryDesk().receive('contact', aForm()));
    expect(desk.stored()).toHaveLength(0);
    expect(desk.tables.announced()).toHaveLength(0);
    expect(log.text).toMatch(/"code":"enquiry.trapped".*"form":"contact"/);
  });

  test('bears the time at which it came', async () => {
    const now = '2026-07-01T22:59:58.765Z';
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { receive, find } = anEnquiryDesk();
    await receive('contact', aForm({ request_id: id }));
    expect(await find(id)).toMatchObject({ receivedAt: now });
  });
});

describe('the same request', () => {
  test('sent twice is one enquiry, answered alike', async () => {
    const desk = anEnquiryDesk();
    const first = await desk.receive('contact', aForm({ request_id: id }));
    expect(await desk.receive('contact', aForm({ request_id: id }))).toEqual(first);
    expect(desk.stored()).toHaveLength(1);
    expect(desk.tables.announced()).toHaveLength(1);
  });

  test('raced fifty times is one enquiry, answered alike', async () => {
    const desk = anEnquiryDesk();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => desk.receive('contact', aForm({ request_id: id }))),
    );
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(desk.stored()).toHaveLength(1);
    expect(desk.tables.announced()).toHaveLength(1);
  });

  test.each([
    ['name', { name: 'Somebody Else' }],
    ['e-mail address', { email: 'else@example.com' }],
    ['phone', { phone: '13900139000' }],
    ['message', { content: 'Another question' }],
    ['type', { type: '2' }],
    ['page', { page: '/lease' }],
  ])('with another %s is refused, and changes nothing', async (_, other) => {
    const desk = anEnquiryDesk();
    await desk.receive('contact', aForm({ request_id: id }));
    const before = structuredClone(desk.stored());
    await expect(desk.receive('contact', aForm({ request_id: id, ...other }))).rejects.toThrow('already used');
    expect(desk.stored()).toEqual(before);
    expect(desk.tables.announced()).toHaveLength(1);
  });

  test('with an empty type is the same as without one', async () => {
    const desk = anEnquiryDesk();
    const first = await desk.receive('contact', aForm({ request_id: id }));
    expect(await desk.receive('contact', aForm({ request_id: id, type: '' }))).toEqual(first);
  });

  test('is refused when its answer has expired and its enquiry has not', async () => {
    const desk = anEnquiryDesk();
    await desk.receive('contact', aForm({ request_id: id }));
    await desk.tables.table('enquiries').delete({ pk: `once#${id}`, sk: 'once' });
    await expect(desk.receive('contact', aForm({ request_id: id }))).rejects.toThrow('already sent');
    expect(desk.stored()).toHaveLength(1);
  });

  test('sent with the other form is refused', async () => {
    const desk = anEnquiryDesk();
    await desk.receive('contact', aForm({ request_id: id }));
    await expect(desk.receive('enquiry', aForm({ request_id: id }))).rejects.toThrow('already used');
  });

  test('without a request id is an enquiry each time', async () => {
    const desk = anEnquiryDesk();
    await desk.receive('contact', aForm());
    await desk.receive('contact', aForm());
    expect(desk.stored()).toHaveLength(2);
  });
});

test('a transaction that others are in the way of is tried again, and given up with nothing written', async () => {
  const desk = anEnquiryDesk();
  desk.tables.cancelNext('conflict', 'throttled');
  await desk.receive('contact', aForm({ request_id: id }));
  expect(desk.stored()).toHaveLength(1);

  const contended = anEnquiryDesk();
  contended.tables.hold('enquiries', { pk: `once#${id}`, sk: 'once' });
  await expect(contended.receive('contact', aForm({ request_id: id }))).rejects.toThrow('Other writers');
  expect(contended.tables.items()).toHaveLength(0);
});
