import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk } from '../account-builders.ts';
import { memberKey } from '../members/member-repository.ts';
import { addressLister, addressWriter } from './address-book.ts';

captureLog();

const written = (name: string) => ({ name, phone: '13800138000', addr: '1 Stage Road, Shanghai' });

async function anAddressBook(uid = 'u1', desk = anAccountsDesk()) {
  await desk.table.put({ ...memberKey(uid), state: 'active' });
  const owned = desk.ownedBy({ uid }).accounts;
  const list = addressLister(desk.sealer);
  return {
    desk,
    ...addressWriter(desk.clients)(owned, uid),
    page: (page = 1, size = 15) => list(owned, uid, { page, size }),
    names: async () => (await list(owned, uid, { page: 1, size: 20 })).list.map(({ name }) => name),
  };
}

test('without an address the default one has empty fields', async () => {
  const book = await anAddressBook();
  expect(await book.page()).toEqual({
    list: [],
    count: 0,
    info: { id: '', name: '', phone: '', addr: '', is_default: 0 },
  });
});

test('the first address becomes the default, which stands first; the others follow, the newest first', async () => {
  const book = await anAddressBook();
  for (const name of ['A', 'B', 'C']) await book.add(written(name));
  const { list, count, info } = await book.page(1, 2);
  expect([list.map(({ name, is_default }) => [name, is_default]), count]).toEqual([
    [
      ['A', 1],
      ['C', 0],
    ],
    3,
  ]);
  expect(info).toMatchObject({ name: 'A', is_default: 1 });
  expect((await book.page(2, 2)).list.map(({ name }) => name)).toEqual(['B']);
});

test('an address is made the default, changed and deleted', async () => {
  const book = await anAddressBook();
  const [, other] = [await book.add(written('A')), await book.add(written('B'))];
  await book.makeDefault(other.id);
  await book.replace(written('B2'), other.id);
  expect(await book.names()).toEqual(['B2', 'A']);
  await book.remove(other.id);
  expect((await book.page()).info).toMatchObject({ name: 'A', is_default: 1 });
});

test('an address sent twice is one, and another one under its id is refused', async () => {
  const book = await anAddressBook();
  const first = await book.add(written('A'), 'r1');
  expect(await book.add(written('A'), 'r1')).toEqual(first);
  await expect(book.add(written('B'), 'r1')).rejects.toThrow('already used');
  expect(await book.names()).toEqual(['A']);
});

test('there is room for 20, and no more', async () => {
  const book = await anAddressBook();
  for (let index = 0; index < 20; index += 1) await book.add(written(`A${index}`));
  await expect(book.add(written('One more'))).rejects.toThrow('There is room for 20 addresses');
});

test('two changes at once both hold', async () => {
  const book = await anAddressBook();
  await Promise.all(['A', 'B', 'C'].map((name) => book.add(written(name))));
  expect((await book.names()).toSorted()).toEqual(['A', 'B', 'C']);
});

test("another member's address is as if there were none, and nobody reads one in the table", async () => {
  const book = await anAddressBook();
  const { id } = await book.add(written('Ada'));
  const other = await anAddressBook('u2', book.desk);
  for (const act of [other.makeDefault(id), other.remove(id), other.replace(written('Eve'), id)])
    await expect(act).rejects.toThrow('no longer there');
  expect(await book.names()).toEqual(['Ada']);
  expect(JSON.stringify(book.desk.tables.items())).not.toMatch(/Ada|Stage Road|13800138000/);
});
