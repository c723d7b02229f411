import { describe, expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { operating } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { addressWriter } from '../addresses/address-book.ts';
import erasePersonFromAccounts from '../erase-person-from-accounts.ts';
import exportPersonFromAccounts from '../export-person-from-accounts.ts';
import findPersonInAccounts from '../find-person-in-accounts.ts';
import { recordOpener } from './member-records.ts';

const log = captureLog();
const operator = 'arn:aws:iam::123456789012:user/kim';
const ada = { email: 'Ada@Example.com', cursor: '' };

/** The operators' side of a desk where Ada has an account, an address, two notes and a session, and Ben has an account. */
async function aDesk() {
  const desk = anAccountsDesk();
  const { clients, sealer, ownedBy } = desk;
  const { uid, password } = await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  const ben = await desk.aMember({ login_name: 'ben@example.com', userName: 'Ben' });
  const { accounts } = ownedBy({ uid });
  const write = addressWriter(clients)(accounts, uid);
  await write.add({ name: 'Ada', phone: '13800138000', addr: '1 Stage Road' }, 'a1');
  await accounts.put('note#1', {
    title: 'A show',
    addedAt: '2026-11-26T08:00:00.000Z',
    sealed: await sealer.seal(`${uid}#note#1`, { venue: 'Shanghai' }),
  });
  await accounts.put('note#2', { title: 'Another show' });
  await desk.byPassword('ada@example.com', password, aViewer());
  return {
    ...desk,
    uid,
    ben,
    findPerson: operating(findPersonInAccounts, clients),
    exportPerson: operating(exportPersonFromAccounts, clients),
    erasePerson: operating(erasePersonFromAccounts, clients),
  };
}

/** Everything that is told of a person, page by page. */
async function all<Item>(ask: (cursor: string) => Promise<{ list: Item[]; cursor: string }>) {
  const told: Item[] = [];
  let cursor = '';
  do {
    const page = await ask(cursor);
    told.push(...page.list);
    ({ cursor } = page);
  } while (cursor !== '');
  return told;
}

describe('what accounts keep of a person', () => {
  test.each([
    ['address', () => ({ email: 'ada@example.com' })],
    ['id', ({ uid }: { uid: string }) => ({ member: uid })],
  ])('is found by the %s, unopened and without a row of the trail', async (_, named) => {
    const desk = await aDesk();
    const found = await all((cursor) => desk.findPerson({ ...named(desk), cursor }));
    expect(found.map(({ kind }) => kind)).toEqual(['addresses', 'account', 'note', 'note', 'session']);
    expect(found.map(({ at }) => at.slice(0, 10))).toEqual([
      ...Array(2).fill('2026-11-25'),
      '2026-11-26',
      ...Array(2).fill('2026-11-25'),
    ]);
    expect(desk.trail()).toEqual([]);
  });

  test('is nothing of those whom nobody knows', async () => {
    const desk = await aDesk();
    // The last is Ada's number, which she signs in with and nobody has confirmed.
    for (const person of [{ email: 'eve@example.com' }, { member: 'nobody' }, { phone: '0086-138 0013 8000' }])
      expect(await desk.findPerson({ ...person, cursor: '' })).toEqual({ list: [], cursor: '' });
  });

  test('is exported with what is sealed, without keys and hashes, and the trail names who asked and no address', async () => {
    const desk = await aDesk();
    const told = await all((cursor) => desk.exportPerson({ ...ada, operator, cursor }));
    const says = Object.fromEntries(told.map(({ kind, id, says }) => [kind === 'note' ? id : kind, says]));
    expect(says.account).toMatchObject({ userName: 'Ada Lovelace', email: 'ada@example.com', state: 'active' });
    expect(says.addresses?.list).toMatchObject([{ addr: '1 Stage Road' }]);
    expect(says[`${desk.uid}#note#1`]).toMatchObject({ title: 'A show', venue: 'Shanghai' });
    expect(says[`${desk.uid}#note#2`]).toEqual({ title: 'Another show' });
    expect(says.session).toMatchObject({ device: 'Chrome on Windows', startedAt: '2026-11-25T09:30:00.000Z' });
    expect(JSON.stringify(told)).not.toMatch(/Hash|argon2|network|member#|revision|credentials/);
    expect(desk.trail().map(([by, , subject]) => [by, String(subject).replace(/[\w-]{43}/, 'hash')])).toEqual([
      [operator, 'email hash 4'],
      [operator, 'email hash 1'],
    ]);
  });

  test('goes on over as many pages as there are', async () => {
    const desk = await aDesk();
    for (let at = 100; at < 350; at += 1) await desk.ownedBy(desk).accounts.put(`note#${at}`, { title: `${at}` });
    const told = await all((cursor) => desk.exportPerson({ ...ada, operator, cursor }));
    expect(told).toHaveLength(255);
    expect(new Set(told.map(({ id }) => id)).size).toBe(255);
  });

  test('is erased whole, once, and what is of others stays', async () => {
    const desk = await aDesk();
    expect(await desk.erasePerson({ ...ada, operator })).toEqual({ erased: 1, cursor: '' });
    expect(await all((cursor) => desk.findPerson({ member: desk.uid, cursor }))).toEqual([]);
    expect(desk.sessions()).toEqual([]);
    expect(await desk.erasePerson({ ...ada, operator })).toEqual({ erased: 0, cursor: '' });
    expect(await desk.find('ben@example.com')).toMatchObject({ uid: desk.ben.uid });
    expect(desk.trail()).toHaveLength(1);
  });

  test('is not opened or erased when the trail cannot be written', async () => {
    const desk = await aDesk();
    for (const act of [desk.exportPerson, desk.erasePerson]) {
      desk.tables.cancelNext(...Array<'throttled'>(20).fill('throttled'));
      await expect(act({ ...ada, operator })).rejects.toThrow('The operation failed');
    }
    expect(log.text).toContain('Contended');
    expect(await desk.find('ada@example.com')).toMatchObject({ state: 'active' });
  });

  test('is in no export where it was erased between list and opening', async () => {
    const desk = await aDesk();
    const open = recordOpener(desk.clients);
    expect(await open({ kind: 'account', id: 'nobody', at: '' })).toBeUndefined();
    expect(await open({ kind: 'session', id: `${desk.uid}#session#gone`, at: '' })).toBeUndefined();
  });
});
