import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { absentOrExpired, anyOf, type Condition } from '../../functions/platform/tables/conditions.ts';
import { tablesInMemory } from '../../functions/platform/testing/tables-in-memory.ts';
import { aDynamodbEngine } from '../support/site/dynamodb-engine.ts';

let engine: Awaited<ReturnType<typeof aDynamodbEngine>>;
beforeAll(async () => {
  engine = await aDynamodbEngine();
});
afterAll(() => engine.stop());

async function aTable() {
  const empty = await engine.anEmptyTable();
  onTestFinished(empty.drop);
  return { ...empty.table, transact: empty.transact };
}

/** What unit tests use in place of the engine; it must refuse the same. */
async function aTableInMemory() {
  const tables = tablesInMemory();
  return { ...tables.table('downloads'), transact: tables.transact };
}

const key = (sk: string, pk = 'releases#21') => ({ pk, sk });

test('an item is found under its key with everything it held, is replaced whole, and is gone once deleted', async () => {
  const table = await aTable();
  const item = { ...key('5.2.0'), entry: { zh: '更新', sizes: [1.5, -2, 0], empty: '', nothing: null }, is_new: true };
  await table.put({ ...item, left_out: undefined });
  expect(await table.get(key('5.2.0'))).toEqual(item);
  await table.put({ ...key('5.2.0'), entry: 'other' });
  expect(await table.get(key('5.2.0'))).toEqual({ ...key('5.2.0'), entry: 'other' });
  await table.delete(key('5.2.0'));
  expect(await table.get(key('5.2.0'))).toBeUndefined();
  expect(await table.delete(key('5.2.0'))).toBe(true);
});

test('a partition is read whole, over several pages, in the order of its sort keys', async () => {
  const table = await aTable();
  const text = 'x'.repeat(300_000);
  const names = ['d', 'b', 'a', 'e', 'c'];
  for (const name of names) await table.put({ ...key(name), text });
  await table.put(key('a', 'releases#22'));
  const found = await table.queryAll('releases#21');
  expect(found.map(({ sk }) => sk)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(found.every((item) => item.text === text)).toBe(true);
  expect(await table.queryAll('releases#23')).toEqual([]);
});

test('sort keys are compared by their bytes, and both ends of a range belong to it', async () => {
  const table = await aTable();
  for (const day of ['2026-01-09', '2026-01-10', '2026-01-11', '2026-01-12', '2026-01-12#late', 'Z', 'a', 'é'])
    await table.put(key(day));
  const between = await table.queryAll('releases#21', ['2026-01-10', '2026-01-12']);
  expect(between.map(({ sk }) => sk)).toEqual(['2026-01-10', '2026-01-11', '2026-01-12']);
  expect((await table.queryAll('releases#21', ['A', 'ﾟ'])).map(({ sk }) => sk)).toEqual(['Z', 'a', 'é']);
});

test('a condition that does not hold writes nothing, and the writer is told', async () => {
  const table = await aTable();
  expect(await table.put({ ...key('order'), state: 'placed', total: 1 }, 'absent')).toBe(true);
  expect(await table.put({ ...key('order'), state: 'other' }, 'absent')).toBe(false);
  expect(await table.update(key('order'), { set: { state: 'paid' } }, { state: 'closed' })).toBe(false);
  expect(await table.update(key('none'), { set: { state: 'paid' } }, 'present')).toBe(false);
  expect(await table.delete(key('order'), { state: 'closed' })).toBe(false);
  expect(await table.queryAll('releases#21')).toEqual([{ ...key('order'), state: 'placed', total: 1 }]);
});

const conditions: readonly Condition[] = [
  'absent',
  'present',
  { state: 'placed' },
  { state: 'placed', total: 5 },
  { total: { below: 5 } },
  { total: { above: 4 } },
  { total: { below: '5' } },
  { state: { above: 'a' } },
  { state: { below: 'é' } },
  { state: { oneOf: ['paid', 'placed'] } },
  { total: { oneOf: [1, 2] } },
  { isNoted: true },
  { total: { is: 'absent' } },
  { state: 'placed', requestedAt: { is: 'absent' } },
  anyOf('absent', { requestedAt: { below: '2026-06-18' } }),
  anyOf({ state: 'closed' }, { total: { above: 4 }, state: { oneOf: ['placed'] } }),
  absentOrExpired(1_800_000_000_000),
];
const states: readonly (object | undefined)[] = [
  undefined,
  {},
  { state: 'placed', total: 5, isNoted: true },
  { state: 'ä', total: 4, isNoted: 'true' },
  { state: 5, total: '5' },
  { requestedAt: '2026-06-17', expires: 1_700_000_000 },
  { requestedAt: '2026-06-18', expires: 1_800_000_000 },
];

test('conditions hold for the engine as they do for the stand-in of unit tests', async () => {
  const [table, inMemory] = [await aTable(), await aTableInMemory()];
  for (const condition of conditions) {
    for (const state of states) {
      const outcomes: boolean[] = [];
      for (const each of [table, inMemory]) {
        await each.delete(key('order'));
        if (state) await each.put({ ...key('order'), ...state });
        outcomes.push(await each.put({ ...key('order'), state: 'changed' }, condition));
      }
      expect(outcomes[0], JSON.stringify([condition, state])).toBe(outcomes[1]);
    }
  }
});

test('an update may answer the item as it is now, and nothing when its condition does not hold', async () => {
  const table = await aTable();
  await table.put({ ...key('order'), total: 1, name: 'lamp' });
  expect(await table.updateAndGet(key('order'), { add: { total: 2 } }, { name: 'lamp' })).toEqual({
    ...key('order'),
    total: 3,
    name: 'lamp',
  });
  expect(await table.updateAndGet(key('order'), { add: { total: 2 } }, { name: 'other' })).toBeUndefined();
});

test('an update sets, adds and removes at once, and creates a missing item', async () => {
  const table = await aTable();
  await table.update(key('order'), { set: { state: 'placed', name: 'lamp' }, add: { total: 2 } });
  await table.update(
    key('order'),
    { set: { state: 'paid' }, add: { total: 3 }, remove: ['name'] },
    { state: 'placed' },
  );
  expect(await table.get(key('order'))).toEqual({ ...key('order'), state: 'paid', total: 5 });
});

test('a transaction writes all or nothing, and names what does not hold', async () => {
  const table = await aTable();
  await table.put(key('there'));
  const gather = (withThere: boolean) =>
    table.transact<'new' | 'there'>((transaction) => {
      transaction.put('downloads', key('new'), 'absent', 'new');
      if (withThere) transaction.put('downloads', key('there'), 'absent', 'there');
      transaction.update('downloads', key('counter'), { add: { downloads: 1 } });
    });
  expect(await gather(true)).toBe('there');
  expect((await table.queryAll('releases#21')).map(({ sk }) => sk)).toEqual(['there']);
  expect(await gather(false)).toBe('written');
  expect((await table.queryAll('releases#21')).map(({ sk }) => sk)).toEqual(['counter', 'new', 'there']);
});

test('a transaction also checks and deletes', async () => {
  const table = await aTable();
  await table.put({ ...key('member'), state: 'active' });
  await table.put(key('address'));
  const remove = (state: string) =>
    table.transact<'closed'>((transaction) => {
      transaction.check('downloads', key('member'), { state }, 'closed');
      transaction.delete('downloads', key('address'), 'present');
    });
  expect(await remove('closed')).toBe('closed');
  expect(await remove('active')).toBe('written');
  expect((await table.queryAll('releases#21')).map(({ sk }) => sk)).toEqual(['member']);
});

test.each([
  ['this engine', aTable],
  ['tables in memory', aTableInMemory],
])('%s: a transaction has a hundred actions at most, of 4 MB, none on the item of another', async (_, make) => {
  const table = await make();
  const puts = (names: readonly string[], text = '') =>
    table.transact((transaction) => {
      for (const name of names) transaction.put('downloads', { ...key(name), text });
    });
  const names = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`);
  const refused = { name: 'ValidationException' };
  await expect(puts(names(101))).rejects.toMatchObject(refused);
  await expect(puts(['row', 'row'])).rejects.toMatchObject(refused);
  await expect(puts(names(14), 'x'.repeat(350_000))).rejects.toMatchObject(refused);
  await expect(puts(['large'], 'x'.repeat(400 * 1_024))).rejects.toMatchObject(refused);
  await expect(puts([])).rejects.toMatchObject(refused);
  expect(await table.queryAll('releases#21')).toEqual([]);
  expect(await puts(names(100))).toBe('written');
  expect(await table.queryAll('releases#21')).toHaveLength(100);
});

test('additions of many writers at once all count', async () => {
  const table = await aTable();
  const increment = () =>
    table.transact((transaction) => transaction.update('downloads', key('counter'), { add: { downloads: 3 } }));
  await Promise.all(Array.from({ length: 100 }, increment));
  expect(await table.get(key('counter'))).toEqual({ ...key('counter'), downloads: 300 });
});

test('a partition is read page by page, each of at most 1 MB', async () => {
  const table = await aTable();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await table.put({ ...key(name), text: 'x'.repeat(300_000) });
  const pages = await Array.fromAsync(table.queryPages('releases#21'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().map(({ sk }) => sk)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('an item above 400 KB and an empty key are refused', async () => {
  const table = await aTable();
  const refused = { name: 'ValidationException' };
  await expect(table.put({ ...key('large'), text: 'x'.repeat(400 * 1_024) })).rejects.toMatchObject(refused);
  await expect(table.put(key(''))).rejects.toMatchObject(refused);
  expect(await table.queryAll('releases#21')).toEqual([]);
});

test.each([
  ['the engine', aTable],
  ['the stand-in of unit tests', aTableInMemory],
])('a partition of %s is read page by page, from either end, within a range', async (_, make) => {
  const table = await make();
  for (const name of ['d', 'b', 'a', 'e', 'c']) await table.put(key(name));
  await table.put(key('a', 'releases#22'));
  const namesOf = ({ items }: { items: readonly { readonly sk?: unknown }[] }) => items.map(({ sk }) => sk).join('');
  const first = await table.query('releases#21', { limit: 2 });
  const second = await table.query('releases#21', { limit: 2, cursor: first.cursor });
  const third = await table.query('releases#21', { limit: 2, cursor: second.cursor });
  expect([first, second, third].map(namesOf)).toEqual(['ab', 'cd', 'e']);
  expect(third.cursor).toBe('');
  const newest = await table.query('releases#21', { newestFirst: true, limit: 3 });
  const oldest = await table.query('releases#21', { newestFirst: true, cursor: newest.cursor });
  expect([newest, oldest].map(namesOf)).toEqual(['edc', 'ba']);
  const within = { between: ['b', 'd'], limit: 2 } as const;
  const start = await table.query('releases#21', within);
  expect([start, await table.query('releases#21', { ...within, cursor: start.cursor })].map(namesOf)).toEqual([
    'bc',
    'd',
  ]);
  // The partition is the query's own, so a cursor of another one leads nowhere else.
  expect(namesOf(await table.query('releases#22', { cursor: first.cursor }))).toBe('');
  for (const cursor of ['nonsense', Buffer.from('{"sk":"a","pk":"releases#22"}').toString('base64url')])
    await expect(table.query('releases#21', { cursor })).rejects.toThrow('another list');
});
