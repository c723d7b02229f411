import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aDynamodbEngine } from '../support/dynamodb-engine.ts';

let engine: Awaited<ReturnType<typeof aDynamodbEngine>>;
beforeAll(async () => {
  engine = await aDynamodbEngine();
});
afterAll(() => engine.stop());

async function aTable() {
  const { table, drop } = await engine.anEmptyTable();
  onTestFinished(drop);
  return table;
}

const key = (sk: string, pk = 'releases#21') => ({ pk, sk });

test('an item is found under its key with all it held, replaced whole, and gone once deleted', async () => {
  const table = await aTable();
  const item = { ...key('5.2.0'), entry: { zh: '更新', sizes: [1.5, -2, 0], empty: '', nothing: null }, is_new: true };
  await table.put({ ...item, left_out: undefined });
  expect(await table.get(key('5.2.0'))).toEqual(item);
  await table.put({ ...key('5.2.0'), entry: 'other' });
  expect(await table.get(key('5.2.0'))).toEqual({ ...key('5.2.0'), entry: 'other' });
  await table.delete(key('5.2.0'));
  expect(await table.get(key('5.2.0'))).toBeUndefined();
  await expect(table.delete(key('5.2.0'))).resolves.toBeUndefined();
});

test('a partition is read whole, over several pages, in the order of its sort keys', async () => {
  const table = await aTable();
  const text = 'x'.repeat(300_000);
  const names = ['d', 'b', 'a', 'e', 'c'];
  for (const name of names) await table.put({ ...key(name), text });
  await table.put(key('a', 'releases#22'));
  const found = await table.query('releases#21');
  expect(found.map(({ sk }) => sk)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(found.every((item) => item.text === text)).toBe(true);
  expect(await table.query('releases#23')).toEqual([]);
});

test('sort keys are compared by their bytes, and both ends of a range belong to it', async () => {
  const table = await aTable();
  for (const day of ['2026-01-09', '2026-01-10', '2026-01-11', '2026-01-12', '2026-01-12#late', 'Z', 'a', 'é'])
    await table.put(key(day));
  const between = await table.query('releases#21', ['2026-01-10', '2026-01-12']);
  expect(between.map(({ sk }) => sk)).toEqual(['2026-01-10', '2026-01-11', '2026-01-12']);
  expect((await table.query('releases#21', ['A', 'ﾟ'])).map(({ sk }) => sk)).toEqual(['Z', 'a', 'é']);
});

test('a transaction writes all or nothing, and says why for each action', async () => {
  const table = await aTable();
  await table.put(key('there'));
  const actions = [
    { put: key('new'), onlyIfAbsent: true },
    { put: key('there'), onlyIfAbsent: true },
    { add: key('counter'), attribute: 'downloads', amount: 1 },
  ];
  await expect(table.transact(actions)).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }, { Code: 'None' }],
  });
  expect((await table.query('releases#21')).map(({ sk }) => sk)).toEqual(['there']);
  await table.transact(actions.toSpliced(1, 1));
  expect((await table.query('releases#21')).map(({ sk }) => sk)).toEqual(['counter', 'new', 'there']);
});

test('a transaction has a hundred actions at most, none of them on the item of another', async () => {
  const table = await aTable();
  const puts = (count: number) => Array.from({ length: count }, (_, at) => ({ put: key(`row-${at}`) }));
  await expect(table.transact(puts(101))).rejects.toMatchObject({ name: 'ValidationException' });
  await expect(table.transact([...puts(1), ...puts(1)])).rejects.toMatchObject({ name: 'ValidationException' });
  expect(await table.query('releases#21')).toEqual([]);
  await table.transact(puts(100));
  expect(await table.query('releases#21')).toHaveLength(100);
});

test('additions of many writers at once all count', async () => {
  const table = await aTable();
  const add = { add: key('counter'), attribute: 'downloads', amount: 3 };
  const increment = async (): Promise<void> => {
    try {
      await table.transact([add]);
    } catch (error) {
      // Whoever meets another writer tries again, as the consumers do.
      if (error instanceof Error && error.name === 'TransactionCanceledException') return increment();
      throw error;
    }
  };
  await Promise.all(Array.from({ length: 100 }, increment));
  expect(await table.get(key('counter'))).toEqual({ ...key('counter'), downloads: 300 });
});

test('an item above 400 KB and an empty key are refused', async () => {
  const table = await aTable();
  const refused = { name: 'ValidationException' };
  await expect(table.put({ ...key('large'), text: 'x'.repeat(400 * 1_024) })).rejects.toMatchObject(refused);
  await expect(table.put(key(''))).rejects.toMatchObject(refused);
  expect(await table.query('releases#21')).toEqual([]);
});
