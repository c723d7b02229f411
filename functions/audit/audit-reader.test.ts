import { expect, test } from 'vitest';
import { chainStart } from '../../shared/contract/audit-schemas.ts';
import { createTrail } from '../platform/audit/audit.ts';
import { tablesInMemory } from '../platform/testing/tables-in-memory.ts';
import { auditLister } from './audit-lister.ts';
import { auditReader } from './audit-reader.ts';

/** A trail with a row on each of these days. */
async function aTrail(...days: string[]) {
  const { table, transactTellingAll: transact } = tablesInMemory();
  for (const day of days) {
    const now = () => new Date(`${day}T12:00:00.000Z`);
    await createTrail({ table: table('audit'), transact, now })({ operator: 'o', action: 'a', subject: day });
  }
  return { reader: auditReader(table('audit'), 2), store: (sk: string) => table('audit').put({ pk: 'audit', sk }) };
}

test('the trail is read in pages, and everything in it is read once', async () => {
  const { reader } = await aTrail('2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04');
  const numbers = async (after: number) => {
    const { items, isEnd } = await reader.readAfter(after);
    return [items.map(({ number }) => number), isEnd];
  };
  expect(await numbers(0)).toEqual([[1, 2], false]);
  expect(await numbers(2)).toEqual([[3, 4], true]);
  expect(await numbers(4)).toEqual([[], true]);
});

test('what stands among, before or behind the rows without being one is read too', async () => {
  const { reader, store } = await aTrail('2026-06-01');
  for (const sk of ['000000000000', '000000000001x', '~']) await store(sk);
  const keys: unknown[] = [];
  for (const after of [0, 1]) keys.push(...(await reader.readAfter(after)).items.map(({ sk }) => sk));
  expect(new Set(keys)).toEqual(new Set(['000000000000', '000000000001', '000000000001x', '~']));
});

test('the head of the trail is its last row; before the first it is where the chain starts', async () => {
  expect(await (await aTrail()).reader.head()).toEqual(chainStart);
  expect(await (await aTrail('2026-06-01', '2026-06-02')).reader.head()).toEqual({
    number: 2,
    hash: expect.any(String),
  });
});

test('rows are listed by UTC days, both included, page by page', async () => {
  const { reader } = await aTrail('2026-06-01', '2026-06-02', '2026-06-03');
  const list = auditLister(reader.readAfter);
  const days = { from: '2026-06-02', to: '2026-06-03' };
  const first = await list({ ...days, after: 0 });
  expect([first.rows.map(({ subject }) => subject), first.reached, first.isEnd]).toEqual([['2026-06-02'], 2, false]);
  const second = await list({ ...days, after: 2 });
  expect([second.rows.map(({ subject }) => subject), second.isEnd]).toEqual([['2026-06-03'], true]);
});
