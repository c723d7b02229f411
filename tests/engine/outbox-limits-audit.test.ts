import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { verifyChain } from '../../functions/audit/verify-chain.ts';
import { createTrail } from '../../functions/platform/audit/audit.ts';
import { auditPartition, nextRow } from '../../functions/platform/audit/audit-row.ts';
import { limitKeeper } from '../../functions/platform/calls/limits/limit-keeper.ts';
import { outboxSearcher } from '../../functions/platform/events/outbox/search-outbox.ts';
import { outboxPartitions } from '../../functions/platform/tables/tables.ts';
import { captureLog } from '../../functions/platform/testing/log-capture.ts';
import { chainStart } from '../../shared/contract/audit-schemas.ts';
import { aDynamodbEngine } from '../support/site/dynamodb-engine.ts';

let engine: Awaited<ReturnType<typeof aDynamodbEngine>>;
beforeAll(async () => {
  engine = await aDynamodbEngine();
});
afterAll(() => engine.stop());
captureLog();

async function aTable() {
  const empty = await engine.anEmptyTable();
  onTestFinished(empty.drop);
  return empty;
}

test('events announced in a table are found after a minute, published and gone', async () => {
  const { table, transactWith } = await aTable();
  const transact = transactWith('enquiries');
  const ids: string[] = [];
  for (let count = 0; count < 30; count += 1) {
    await transact((transaction) => {
      transaction.put('enquiries', { pk: `enquiry-${count}`, sk: 'enquiry' });
      ids.push(transaction.emit(enquiryReceived, { enquiryId: crypto.randomUUID(), form: 'contact' }));
    });
  }
  const published: string[] = [];
  const search = outboxSearcher({
    names: ['enquiry.received.v1'],
    put: async (entries) => {
      published.push(...entries.map(({ Detail = '' }) => JSON.parse(Detail).id));
      return entries.map(() => undefined);
    },
    entry: (DetailType, Detail) => ({ DetailType, Detail }),
    remove: async (key) => void (await table.delete(key)),
    waiting: async (before) =>
      (await Promise.all(outboxPartitions.map((pk) => table.queryAll(pk, ['0', before])))).flat(),
  });
  await search({ now: new Date() });
  expect(published).toEqual([]);
  await search({ now: new Date(Date.now() + 120_000) });
  expect(published.toSorted()).toEqual(ids.toSorted());
  await search({ now: new Date(Date.now() + 240_000) });
  expect(published).toHaveLength(30);
});

const limit = { name: 'messages', what: 'messages', whom: 'one', windows: [{ max: 5, seconds: 3_600 }] } as const;

test('one request raced fifty times counts once; of fifty requests at once the limit is let through', async () => {
  const { table } = await aTable();
  const keep = limitKeeper(table);
  await Promise.all(Array.from({ length: 50 }, () => keep(limit, 'request-1')));
  for (let use = 0; use < 4; use += 1) await keep(limit, `request-of-${use}`);
  await expect(keep(limit, 'request-more')).rejects.toMatchObject({ name: 'Refusal' });
  const asked = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => keep({ ...limit, whom: 'another' }, `request-${at}`)),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('operators who act at once leave one chain, which is whole', async () => {
  const { table, transactTellingAll: transact } = await aTable();
  const audited = createTrail({ table, transact });
  const entry = { operator: 'operator', action: 'enquiries.done' };
  await Promise.all(Array.from({ length: 12 }, (_, at) => audited({ ...entry, subject: `enquiry-${at}` })));
  const items = await table.queryAll(auditPartition);
  expect(items).toHaveLength(12);
  expect(verifyChain(items, chainStart, [], true).problems).toEqual([]);
  const { items: last } = await table.query(auditPartition, { newestFirst: true, limit: 1 });
  expect(last).toMatchObject([{ number: 12 }]);
});

test('a second row under the number of another is refused, though nobody asked for a condition, and the first one stays', async () => {
  const { table, transact } = await aTable();
  const rowOf = (operator: string) =>
    nextRow(chainStart, { operator, action: 'enquiry.opened', subject: 'enquiry-1' }, '2026-11-22T09:30:00.000Z');
  const put = (operator: string) => transact((transaction) => transaction.put('audit', rowOf(operator)));
  expect(await put('ada')).toBe('written');
  await expect(put('mallory')).rejects.toThrow('does not hold');
  expect(await table.queryAll(auditPartition)).toEqual([rowOf('ada')]);
});
