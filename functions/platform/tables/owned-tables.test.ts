import { expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { ownedTable } from './owned-tables.ts';
import type { rowsOfMember } from './rows.ts';

const tables = () => tablesInMemory();

test("a member's rows are one partition, and another member's are as if there were none", async () => {
  const table = tables().table('downloads');
  const [ada, ben] = [ownedTable(table, 'ada'), ownedTable(table, 'ben')];
  await ada.put('note#1', { says: 'dark' });
  expect(await ada.get('note#1')).toMatchObject({ says: 'dark' });
  expect(await ben.get('note#1')).toBeUndefined();
  expect(await ben.delete('note#1', 'present')).toBe(false);
  expect(await ben.queryAll()).toEqual([]);
  await ben.update('note#1', { set: { says: 'light' } });
  expect(await ada.get('note#1')).toMatchObject({ says: 'dark' });
});

test('a row says nothing of its own about whose it is', async () => {
  const owned = ownedTable(tables().table('downloads'), 'ada');
  await owned.put('note#1', { pk: 'member#ben', sk: 'note#2', says: 'dark' });
  expect(await owned.get('note#1')).toMatchObject({ pk: 'member#ada' });
});

test("what is not listed of members' rows does not compile", async () => {
  const table = ownedTable(tables().table('downloads'), 'ada');
  const downloads = { name: 'downloads' } as const;
  type Reading = ReturnType<typeof rowsOfMember<[[typeof downloads, 'GetItem']]>>;
  const ownedBy = (() => ({ downloads: table })) as unknown as ReturnType<Reading['open']>; // narrows, as opening does
  const owned = ownedBy({ uid: 'ada' });
  expect(await owned.downloads.get('note#1')).toBeUndefined();
  // @ts-expect-error GetItem alone offers no put
  await owned.downloads.put('note#1', {});
  // @ts-expect-error it lists no other table
  expect(owned.enquiries).toBeUndefined();
});
