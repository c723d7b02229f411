import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { contended, untilUncontended } from './contention.ts';
import { append, entrySk, lengthOf, pageOf, partitionOf } from './numbered-list.ts';

function aList() {
  const { table, transact } = tablesInMemory();
  const list = partitionOf(table('enquiries'), 'orders#ada');
  const add = (name: string) =>
    untilUncontended(
      async () => {
        const length = await lengthOf(list);
        const outcome = await transact<'grown'>((transaction) =>
          append(transaction, 'enquiries', { list, length, entry: { name }, name: 'grown' }),
        );
        return outcome === 'written' ? length + 1 : contended;
      },
      { attempts: 40, pause: () => 0 },
    );
  const read = async (page: number, size: number) => {
    const { list: entries, count } = await pageOf(list, { page, size });
    return { names: entries.map(({ name }) => name), count };
  };
  return {
    add,
    read,
    change: (number: number, name: string) =>
      table('enquiries').update(list.key(entrySk(number)), { set: { name } }, 'present'),
  };
}

test('a list is read by page numbers, the newest entry first, with its length', async () => {
  const { add, read } = aList();
  expect(await read(1, 15)).toEqual({ names: [], count: 0 });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name);
  expect(await read(1, 2)).toEqual({ names: ['e', 'd'], count: 5 });
  expect(await read(2, 2)).toEqual({ names: ['c', 'b'], count: 5 });
  expect(await read(3, 2)).toEqual({ names: ['a'], count: 5 });
  expect(await read(4, 2)).toEqual({ names: [], count: 5 });
  expect(await read(100_000, 15)).toEqual({ names: [], count: 5 });
});

test('the pages of any list hold each entry once, whatever their size', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), async (length, size) => {
      const { add, read } = aList();
      for (let number = 1; number <= length; number += 1) await add(String(number));
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(length / size) + 1 }, (_, at) => read(at + 1, size)),
      );
      const names = pages.flatMap((page) => page.names);
      expect(names).toEqual(Array.from({ length }, (_, at) => String(length - at)));
    }),
    { numRuns: 25 },
  );
});

test('entries that are added at once each get a number of their own', async () => {
  const { add, read } = aList();
  const numbers = await Promise.all(Array.from({ length: 20 }, (_, at) => add(String(at))));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect((await read(1, 20)).count).toBe(20);
});

test('an entry may change in its place', async () => {
  const { add, read, change } = aList();
  for (const name of ['a', 'b']) await add(name);
  await change(1, '');
  expect(await read(1, 2)).toEqual({ names: ['b', ''], count: 2 });
});
