import { expect, test } from 'vitest';
import example from '../../../../events/download-recorded/examples/v1/windows.json' with { type: 'json' };
import type { TableValue } from '../../tables/table-value.ts';
import { anOutbox, aStreamOf } from '../../testing/an-outbox.ts';
import { aContext } from '../../testing/builders.ts';
import { captureLog } from '../../testing/log-capture.ts';
import { publishOutbox } from './publish-outbox.ts';
import { batchesOf } from './relay-events.ts';

const log = captureLog();
const lines = () => log.text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

const table = { name: 'downloads', announces: ['download.recorded.v1'] } as const satisfies TableValue;

/** The function over an outbox, as the stream calls it. */
function aPublisher() {
  const outbox = anOutbox();
  const handler = publishOutbox(table, () => 0).start({ relay: outbox.relay });
  const deliver = async (items: Parameters<typeof aStreamOf>[0]) => {
    const { batchItemFailures } = await handler(aStreamOf(items), aContext());
    return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
  };
  return { ...outbox, deliver };
}

const idOf = ({ sk }: { sk: string }) => sk.split('#')[1] ?? '';

test('announced events are put on the bus as they are, and their items deleted', async () => {
  const { announce, deliver, accepted, waiting } = aPublisher();
  const items = Array.from({ length: 25 }, () => announce());
  expect(await deliver(items)).toEqual([]);
  expect(accepted).toEqual(items.map(idOf));
  expect(waiting()).toEqual([]);
});

test('an event that the bus refuses is tried again alone, and the others are not sent twice', async () => {
  const { announce, deliver, accepted, refuse, waiting } = aPublisher();
  const items = [announce(), announce(), announce()];
  refuse(3, idOf(items[1] ?? announce()));
  expect(await deliver(items)).toEqual([]);
  expect(accepted).toEqual([items[0], items[2], items[1]].map((item) => item && idOf(item)));
  expect(waiting()).toEqual([]);
});

test('an event that the bus goes on refusing is reported by its place in the stream, its item stays, and all others are on the bus', async () => {
  const { announce, deliver, accepted, refuse, waiting } = aPublisher();
  const items = Array.from({ length: 12 }, () => announce());
  const [, second] = items;
  refuse(5, idOf(second ?? announce()));
  expect(await deliver(items)).toEqual(['2']);
  expect(waiting()).toEqual([second?.sk]);
  expect(accepted).toHaveLength(11);
  expect(lines()).toContainEqual(
    expect.objectContaining({
      code: 'outbox.refused',
      errorCode: 'ThrottlingException',
      correlationId: example.correlationId,
    }),
  );
  // The stream hands over the batch from that record on.
  expect(await deliver(items.slice(1))).toEqual([]);
  expect(accepted.toSorted()).toEqual(items.map(idOf));
});

test('while the bus cannot be reached nothing is deleted, and everything is published once it can', async () => {
  const { announce, deliver, accepted, fail, waiting } = aPublisher();
  const items = [announce(), announce()];
  fail('bus', 5);
  expect(await deliver(items)).toEqual(['1', '2']);
  expect(waiting()).toHaveLength(2);
  expect(await deliver(items)).toEqual([]);
  expect(accepted).toEqual(items.map(idOf));
});

test('what the bus accepted before it went down is not sent again', async () => {
  const { announce, deliver, accepted, fail, refuse } = aPublisher();
  const items = [announce(), announce()];
  refuse(1, idOf(items[1] ?? announce()));
  const put = deliver(items);
  fail('bus', 4);
  expect(await put).toEqual(['2']);
  expect(await deliver(items)).toEqual([]);
  expect(accepted).toEqual(items.map(idOf));
});

test('an event whose item could not be deleted is handed over again, and is not published twice', async () => {
  const { announce, deliver, accepted, fail, waiting } = aPublisher();
  const items = [announce()];
  fail('table', 1);
  expect(await deliver(items)).toEqual(['1']);
  expect(await deliver(items)).toEqual([]);
  expect(accepted).toEqual(items.map(idOf));
  expect(waiting()).toEqual([]);
});

test('a kill between acceptance and deletion repeats the event under the same id, and loses none', async () => {
  const outbox = anOutbox();
  const items = [outbox.announce(), outbox.announce()];
  const dying = { relay: { ...outbox.relay, remove: () => new Promise<never>(() => {}) } };
  void publishOutbox(table, () => 0).start(dying)(aStreamOf(items), aContext());
  await expect.poll(() => outbox.accepted.length).toBe(2);
  expect(outbox.waiting()).toHaveLength(2);
  await publishOutbox(table, () => 0).start({ relay: outbox.relay })(aStreamOf(items), aContext());
  expect(outbox.accepted).toEqual([...items, ...items].map(idOf));
  expect(outbox.waiting()).toEqual([]);
});

const key = { pk: 'outbox#0', sk: '2026-06-18T09:30:00.000Z#5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f' };

test.each([
  ['without an envelope', { ...key, name: 'download.recorded.v1' }],
  ['of an event that the table does not announce', { ...key, name: 'enquiry.received.v1', envelope: '{}' }],
  ['of an event that does not exist', { ...key, name: 'nothing.v9', envelope: '{}' }],
  ['whose envelope is no JSON', { ...key, name: 'download.recorded.v1', envelope: 'secret{' }],
  ['whose envelope has no id', { ...key, name: 'download.recorded.v1', envelope: '{"data":"secret"}' }],
  ['that is too large for the bus', { ...key, name: 'download.recorded.v1', envelope: `"${'x'.repeat(262_144)}"` }],
])('an item %s holds up nothing: it is logged by its place and stays', async (_, poison) => {
  const { announce, store, deliver, accepted, waiting } = aPublisher();
  const [before, after] = [announce(), announce()];
  store(poison);
  expect(await deliver([before, poison, after])).toEqual([]);
  expect(accepted).toEqual([before, after].map(idOf));
  expect(waiting()).toEqual([poison.sk]);
  expect(lines()).toContainEqual(
    expect.objectContaining({ code: 'outbox.unreadable', item: key.sk, sequenceNumber: '2', FailedMessages: 1 }),
  );
  expect(log.text).not.toContain('secret');
});

test('an unreadable item under a key that is none of ours is logged without it', async () => {
  const { deliver } = aPublisher();
  await deliver([{ pk: 'outbox#0', sk: 'secret@example.com' }]);
  expect(lines()).toContainEqual(expect.objectContaining({ code: 'outbox.unreadable', item: '' }));
  expect(log.text).not.toContain('secret');
});

test('a call of the bus has ten entries at most, and 256 KB', () => {
  const { announce } = anOutbox();
  const event = (bytes: number) => {
    const { pk, sk } = announce();
    const facts = { id: sk, name: 'download.recorded.v1', correlationId: 'c', occurredAt: sk } as const;
    return { ...facts, key: { pk, sk }, detail: 'x'.repeat(bytes) };
  };
  const sizes = (bytes: readonly number[]) =>
    batchesOf(bytes.map(event)).map((batch) => batch.map(({ detail }) => detail.length));
  expect(sizes(Array(21).fill(1))).toEqual([Array(10).fill(1), Array(10).fill(1), [1]]);
  expect(sizes([100_000, 100_000, 100_000, 5, 260_000])).toEqual([[100_000, 100_000], [100_000, 5], [260_000]]);
});
