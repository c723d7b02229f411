import { expect, test } from 'vitest';
import { chainStart } from '../../../shared/contract/audit-schemas.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { createTrail } from './audit.ts';
import { auditHash, auditKey, auditPartition, nextRow, readAuditRow } from './audit-row.ts';

const entry = { operator: 'arn:aws:iam::000000000000:user/operator', action: 'enquiries.done', subject: 'enquiry-1' };
const now = () => new Date('2026-06-18T09:30:00.000Z');

/** The head of a trail of so many rows, less one. */
const anyHead = (number: number) => ({ ...chainStart, number: number - 1 });

function aTrail() {
  const tables = tablesInMemory();
  const table = tables.table('audit');
  const audited = createTrail({ table, transact: tables.transactTellingAll, now, pause: () => 0 });
  const rows = async () => (await table.queryAll(auditPartition)).map((item) => readAuditRow(item));
  return { ...tables, audited, rows };
}

test('a change and the row that says who made it are written together', async () => {
  const { audited, rows, table } = aTrail();
  const outcome = await audited(entry, (transaction) => {
    transaction.put('enquiries', { pk: 'enquiry-1', sk: 'state', done: true });
  });
  expect(outcome).toBe('written');
  expect(await table('enquiries').get({ pk: 'enquiry-1', sk: 'state' })).toMatchObject({ done: true });
  const [row] = await rows();
  expect(row).toMatchObject({ number: 1, at: '2026-06-18T09:30:00.000Z', ...entry, previous: chainStart.hash });
  expect(row?.hash).toBe(row && auditHash(row));
});

test('a look is a row without changes, and each row carries the hash of the one before', async () => {
  const { audited, rows } = aTrail();
  for (let time = 0; time < 12; time += 1) await audited({ ...entry, subject: `enquiry-${time}` });
  const all = await rows();
  expect(all.map((row) => row?.number)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  expect(all.slice(1).map((row) => row?.previous)).toEqual(all.slice(0, -1).map((row) => row?.hash));
});

test('a change whose condition does not hold leaves no row, and the caller is told which one it was', async () => {
  const { audited, rows } = aTrail();
  const outcome = await audited<'missing'>(entry, (transaction) => {
    transaction.put('enquiries', { pk: 'a', sk: 'b' });
    transaction.update('enquiries', { pk: 'enquiry-1', sk: 'state' }, { set: { done: true } }, 'present', 'missing');
  });
  expect(outcome).toBe('missing');
  expect(await rows()).toEqual([]);
});

test('operators who act at once each get a row, in one chain without a gap', async () => {
  const { audited, rows } = aTrail();
  await Promise.all(Array.from({ length: 10 }, (_, at) => audited({ ...entry, subject: `enquiry-${at}` })));
  const all = await rows();
  expect(all.map((row) => row?.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(all.slice(1).map((row) => row?.previous)).toEqual(all.slice(0, -1).map((row) => row?.hash));
  expect(new Set(all.map((row) => row?.subject)).size).toBe(10);
});

test('a contended trail is tried again, and given up without a trace when it stays so', async () => {
  const { audited, rows, cancelNext, hold } = aTrail();
  cancelNext('conflict', 'throttled');
  expect(await audited(entry)).toBe('written');
  hold('audit', auditKey(2));
  await expect(audited(entry)).rejects.toThrow('Other writers');
  expect(await rows()).toHaveLength(1);
});

test('a change is written at last when other rows came first nineteen times', async () => {
  const { audited, rows, transact } = aTrail();
  let others = 0;
  const outcome = await audited(entry, (transaction) => {
    transaction.put('enquiries', { pk: 'enquiry-1', sk: 'state' });
    others += 1;
    // Another operator's row takes the number that this one was made for.
    if (others < 20)
      void transact((theirs) => theirs.put('audit', nextRow(anyHead(others), entry, now().toISOString())));
  });
  expect(outcome).toBe('written');
  expect(await rows()).toHaveLength(20);
});

test.each([
  ['an empty subject', { ...entry, subject: '' }],
  ['a subject of more than 200 characters', { ...entry, subject: 'x'.repeat(201) }],
  ['an operator without a name', { ...entry, operator: '' }],
])('%s is refused before anything is written: no reader would take it for a row', async (_, wrong) => {
  const { audited, rows, table } = aTrail();
  const change = audited(wrong, (transaction) => transaction.put('enquiries', { pk: 'enquiry-1', sk: 'state' }));
  await expect(change).rejects.toThrow('takes no such entry');
  expect(await rows()).toEqual([]);
  expect(await table('enquiries').get({ pk: 'enquiry-1', sk: 'state' })).toBeUndefined();
});
