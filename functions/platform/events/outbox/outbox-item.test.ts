import { expect, test } from 'vitest';
import { downloadRecorded } from '../../../../events/download-recorded/event.ts';
import example from '../../../../events/download-recorded/examples/v1/windows.json' with { type: 'json' };
import { envelopeSchema } from '../../../../events/event.ts';
import { withinCall } from '../../calls/call-context.ts';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { outboxItem, readOutboxItem } from './outbox-item.ts';

const data = downloadRecorded.data.parse(example.data);
const call = { requestId: 'request-1', correlationId: 'gateway-1', endsAt: Number.POSITIVE_INFINITY };

test('an announced event is one more item of the transaction, with the envelope of a published one', async () => {
  const { transact, table, announced } = tablesInMemory('enquiries');
  let id = '';
  await withinCall(call, () =>
    transact((transaction) => {
      transaction.put('enquiries', { pk: 'a', sk: 'b' });
      id = transaction.emit(downloadRecorded, data);
    }),
  );
  const [event, ...others] = announced();
  expect(others).toEqual([]);
  expect(event).toEqual({ name: 'download.recorded.v1', id, data });
  const partitions = await Promise.all(['0', '1', '2', '3'].map((one) => table('enquiries').queryAll(`outbox#${one}`)));
  const read = readOutboxItem(partitions.flat()[0], ['download.recorded.v1']);
  expect(envelopeSchema(downloadRecorded).parse(JSON.parse(read?.detail ?? ''))).toMatchObject({
    id,
    version: 1,
    correlationId: 'gateway-1',
    data,
  });
  expect(read?.key.sk).toBe(`${read?.occurredAt}#${id}`);
});

test('a transaction that is not written announces nothing', async () => {
  const { transact, table, announced } = tablesInMemory('enquiries');
  await table('enquiries').put({ pk: 'a', sk: 'b' });
  const outcome = await transact<'there'>((transaction) => {
    transaction.put('enquiries', { pk: 'a', sk: 'b' }, 'absent', 'there');
    transaction.emit(downloadRecorded, data);
  });
  expect(outcome).toBe('there');
  expect(announced()).toEqual([]);
});

test('an event whose data breaks its schema is not announced, and nothing is written', async () => {
  const tables = tablesInMemory('enquiries');
  const broken = { ...data, platform: 9 };
  const announcing = tables.transact((transaction) => {
    transaction.put('enquiries', { pk: 'a', sk: 'b' });
    transaction.emit(downloadRecorded, broken);
  });
  await expect(announcing).rejects.toThrow('platform');
  expect(tables.writes()).toBe(0);
});

test('a function that lists no outbox cannot announce', async () => {
  const announcing = tablesInMemory().transact((transaction) => transaction.emit(downloadRecorded, data));
  await expect(announcing).rejects.toThrow('There is no outbox for download.recorded.v1');
});

test('an event that would not fit on the bus is refused before anything is written', () => {
  const envelope = { ...example, data: { text: 'x'.repeat(262_000) } };
  expect(() => outboxItem('download.recorded.v1', envelope)).toThrow('too large for the event bus');
});

test('events spread over the partitions of the outbox', () => {
  const items = Array.from({ length: 200 }, () =>
    outboxItem('download.recorded.v1', { ...example, id: crypto.randomUUID() }),
  );
  expect(new Set(items.map(({ pk }) => pk)).size).toBe(4);
});
