import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import example from '../../events/enquiry-received/examples/v1/contact.json' with { type: 'json' };
import type { EnquiryForm } from '../../shared/contract/enquiry-schemas.ts';
import type { CountOnce } from '../platform/counters/count-once.ts';
import { aCountingConsumer } from '../platform/testing/counting-consumer.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import countEnquiries from './count-enquiries.consumer.ts';
import { figures } from './figures.ts';

captureLog();

function anEvent(form: EnquiryForm = 'contact', given: Partial<typeof example> = {}) {
  return { ...example, id: randomUUID(), data: { enquiryId: randomUUID(), form }, ...given };
}

const day = example.occurredAt.slice(0, 10);

function aConsumer(write?: (countOnce: CountOnce) => CountOnce) {
  const counted = { consumer: countEnquiries, table: 'enquiries', event: enquiryReceived, figure: figures[0] } as const;
  const consumer = aCountingConsumer(counted, write);
  /** By form: contact, enquiry, feedback. */
  return { ...consumer, counted: () => consumer.countedOn(day) };
}

test('a received enquiry counts for its form, once, however often its event is delivered', async () => {
  const { deliver, counted } = aConsumer();
  const [one, other] = [anEvent(), anEvent('enquiry')];
  expect(await deliver(one, other, one)).toEqual([]);
  expect(await deliver(one, anEvent(), anEvent('feedback'))).toEqual([]);
  expect(await counted()).toEqual([2, 1, 1]);
});

test('of a batch, only what could not be written comes back, and then counts once', async () => {
  const { deliver, counted, cancelNext } = aConsumer();
  const events = Array.from({ length: 120 }, () => anEvent());
  cancelNext(...Array.from({ length: 12 }, () => 'conflict' as const));
  const failed = await deliver(...events);
  expect(failed.length).toBeGreaterThan(0);
  expect(await counted()).toEqual([120 - failed.length, 0, 0]);
  expect(await deliver(...failed.flatMap((at) => events[at] ?? []))).toEqual([]);
  expect(await counted()).toEqual([120, 0, 0]);
});

test('an event that cannot be read is set aside at once, and holds up no other', async () => {
  const { deliver, counted, setAside } = aConsumer();
  const strange = { ...anEvent(), data: { enquiryId: randomUUID(), form: 'fax' } };
  expect(await deliver(anEvent(), 'no JSON', strange)).toEqual([]);
  expect(setAside).toHaveBeenCalledWith([
    expect.objectContaining({ messageId: '1' }),
    expect.objectContaining({ messageId: '2' }),
  ]);
  expect(await counted()).toEqual([1, 0, 0]);
});

test.each([
  ['before its transaction', (): CountOnce => () => Promise.reject(new Error('killed'))],
  [
    'after its transaction',
    (write: CountOnce): CountOnce =>
      async (all) => {
        await write(all);
        throw new Error('killed');
      },
  ],
])('an enquiry counts once when the consumer is killed %s', async (_, dying) => {
  let deaths = 1;
  const { deliver, counted } = aConsumer((write) => (all) => (deaths-- > 0 ? dying(write)(all) : write(all)));
  const event = anEvent();
  expect(await deliver(event)).toEqual([0]);
  expect(await deliver(event)).toEqual([]);
  expect(await counted()).toEqual([1, 0, 0]);
});

test('what is stored of an enquiry that was counted is its form and its event, and no enquiry', async () => {
  const { deliver, items } = aConsumer();
  const event = anEvent();
  await deliver(event);
  expect(JSON.stringify(items())).not.toContain(event.data.enquiryId);
});
