import { describe, expect, test } from 'vitest';
import { millisecondsPerDay } from '../../../shared/calendar-day.ts';
import type { MemberState } from '../../../shared/member-states.ts';
import { aContext } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { addressWriter } from '../addresses/address-book.ts';
import eraseMembers from '../erase-members.schedule.ts';
import { erasureDay } from './erasure-day.ts';
import { memberEraser } from './member-eraser.ts';
import { memberKey, memberReader } from './member-repository.ts';

const log = captureLog();

/** A desk with its eraser; rows may refuse to go as often as it is told. */
function aDesk() {
  const desk = anAccountsDesk();
  const { tables, table, clock } = desk;
  const failing = { deletes: 0 };
  const remove: typeof table.delete = async (key, condition) => {
    if (failing.deletes-- > 0) throw new Error('ECONNRESET');
    return table.delete(key, condition);
  };
  const { ownedBy } = desk;
  const erase = memberEraser({ table: { ...table, delete: remove }, ownedBy, transact: tables.transact });
  return {
    ...desk,
    failing,
    erase,
    /** Runs the job some days after the desk's time, in the night. */
    runAfter: (days: number, byErasure = desk.clients.byErasure) => {
      const scheduledAt = new Date(Date.parse('2026-11-25T03:30:00.000Z') + days * millisecondsPerDay).toISOString();
      return eraseMembers.start({ ...desk.clients, byErasure })({ scheduledAt }, aContext());
    },
    /** Somebody with an account, an address, more rows than go at once, and two sessions. */
    aFullMember: async (login_name = 'ada@example.com') => {
      const email = login_name.includes('@') ? '' : 'ada@example.com';
      const member = await desk.aMember({ login_name, email });
      const write = addressWriter(desk.clients)(desk.ownedBy(member).accounts, member.uid);
      await write.add({ name: 'Ada', phone: '13800138000', addr: '1 Stage Road' });
      for (let at = 0; at < 60; at += 1) await desk.ownedBy(member).accounts.put(`note#${at}`, { title: 'A show' });
      await desk.byPassword(login_name, member.password, aViewer());
      await desk.byPassword(login_name, member.password, aViewer(2));
      return member;
    },
    setState: (uid: string, state: MemberState) => table.update(memberKey(uid), { set: { state } }),
    leave: (uid: string) =>
      table.update(memberKey(uid), { set: { state: 'leaving', erasedOn: erasureDay('left', clock.now) } }),
    /** What is left of somebody, in whichever table. */
    leftOf: ({ uid }: { uid: string }) =>
      tables.items().filter((item) => item.pk === `member#${uid}` || (item.uid === uid && item.sk === 'name')),
    member: memberReader(table),
    /** The erasures that other domains hear of. */
    erasures: () => tables.announced().filter(({ name }) => name === 'member.erased.v1'),
  };
}

describe('an account that is erased', () => {
  test('leaves no row, name or session, and those of others stay', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember('13800138000');
    const ben = await desk.aFullMember('ben@example.com');
    const ofBen = desk.leftOf(ben).length;
    expect(desk.leftOf(ada).length).toBeGreaterThan(65);
    expect(await desk.erase(ada.uid)).toBe(true);
    expect(desk.leftOf(ada)).toEqual([]);
    expect(desk.leftOf(ben)).toHaveLength(ofBen);
  });

  test('frees its names', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember('13800138000');
    await desk.erase(uid);
    expect((await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' })).uid).not.toBe(uid);
  });

  test('is erased once, however often it is asked for', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember();
    expect(await desk.erase(uid)).toBe(true);
    expect(await desk.erase(uid)).toBe(false);
    expect(await desk.erase('nobody')).toBe(false);
    expect(desk.erasures()).toMatchObject([{ data: { uid } }]);
  });

  test('lets nobody in from the first moment, and the daily job goes on where it broke off', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    desk.failing.deletes = 1;
    await expect(desk.erase(ada.uid)).rejects.toThrow('ECONNRESET');
    expect(await desk.member(ada.uid)).toMatchObject({ state: 'erasing' });
    expect(desk.erasures()).toEqual([]);
    await expect(desk.byPassword('ada@example.com', ada.password, aViewer())).rejects.toThrow('wrong');
    await desk.runAfter(0);
    expect(desk.leftOf(ada)).toEqual([]);
    expect(desk.erasures()).toMatchObject([{ data: { uid: ada.uid } }]);
  });

  test('is announced once, when two erase it at the same time', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember();
    const erased = await Promise.all([desk.erase(uid), desk.erase(uid)]);
    expect(erased.filter(Boolean)).toHaveLength(1);
    expect(desk.erasures()).toHaveLength(1);
  });

  test('cannot be reached any more', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember();
    expect(await desk.addressOf(uid)).toBe('ada@example.com');
    await desk.erase(uid);
    expect(await desk.addressOf(uid)).toBeUndefined();
  });

  test('frees a name once: who has taken it since an erasure broke off keeps it', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    desk.failing.deletes = 1;
    await expect(desk.erase(ada.uid)).rejects.toThrow('ECONNRESET');
    const other = await desk.aMember();
    expect(await desk.erase(ada.uid)).toBe(true);
    expect((await desk.find('ada@example.com'))?.uid).toBe(other.uid);
  });

  test('leaves no session whose time is over either, which DynamoDB deletes late', async () => {
    const desk = aDesk();
    const { uid, password } = await desk.aMember();
    desk.clock.now -= 400 * millisecondsPerDay;
    await desk.byPassword('ada@example.com', password, aViewer());
    await desk.erase(uid);
    expect(desk.sessions()).toEqual([]);
  });

  test('leaves no address that was on its way when it began', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember();
    const { clients, sealer } = desk;
    const seal: typeof sealer.seal = async (...given) => {
      await desk.erase(uid);
      return sealer.seal(...given);
    };
    const write = addressWriter({ ...clients, seal });
    const adding = write(desk.ownedBy({ uid }).accounts, uid).add({ name: 'Ada', phone: '13800138000', addr: 'Here' });
    await expect(adding).rejects.toThrow('no longer there');
    expect(desk.leftOf({ uid })).toEqual([]);
  });

  test('is let go when it was changed at the same time into one that is not meant', async () => {
    const desk = aDesk();
    const { uid } = await desk.aFullMember();
    let asked = 0;
    const isMeant = () => asked++ === 0;
    const get: typeof desk.table.get = async (key) => {
      const member = await desk.table.get(key);
      if (asked === 0) await desk.setState(uid, 'blocked');
      return member;
    };
    const { ownedBy, tables, table } = desk;
    const erase = memberEraser({ table: { ...table, get }, ownedBy, transact: tables.transact });
    expect(await erase(uid, isMeant)).toBe(false);
    expect(await desk.member(uid)).toMatchObject({ state: 'blocked' });
    expect(desk.erasures()).toEqual([]);
    expect(await desk.addressOf(uid)).toBe('ada@example.com');
  });
});

describe('the daily job', () => {
  test('erases who left when their week is over, and not on its last day', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    const ben = await desk.aFullMember('ben@example.com');
    await desk.leave(ada.uid);
    await desk.runAfter(7);
    expect(await desk.member(ada.uid)).toMatchObject({ state: 'leaving' });
    await desk.runAfter(8);
    expect(desk.leftOf(ada)).toEqual([]);
    expect(await desk.member(ben.uid)).toMatchObject({ state: 'active' });
    expect(log.text).toContain('"erased":1');
  });

  test('erases nobody who has signed in within the week', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    await desk.leave(ada.uid);
    await desk.byPassword('ada@example.com', ada.password, aViewer());
    await desk.runAfter(30);
    expect(await desk.member(ada.uid)).toMatchObject({ state: 'active', erasedOn: '2036-11-22' });
  });

  test('erases nobody who has signed in a moment ago, though the index lists them still', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    const { byErasure } = desk.clients;
    const queryPages: typeof byErasure.queryPages = async function* (state) {
      if (state === 'leaving') yield [{ uid: ada.uid }];
    };
    await desk.runAfter(30, { ...byErasure, queryPages });
    expect(await desk.member(ada.uid)).toMatchObject({ state: 'active' });
  });

  test('erases a blocked account whose member had left', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    await desk.leave(ada.uid);
    await desk.setState(ada.uid, 'blocked');
    await desk.runAfter(8);
    expect(desk.leftOf(ada)).toEqual([]);
  });

  test('makes up for runs that were missed', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    await desk.leave(ada.uid);
    await desk.runAfter(100);
    expect(desk.leftOf(ada)).toEqual([]);
  });

  test('erases an account that nobody has used for ten years, and keeps one whose member is signed in', async () => {
    const desk = aDesk();
    const ada = await desk.aMember();
    const ben = await desk.aMember({ login_name: 'ben@example.com' });
    desk.clock.now += 3_650 * millisecondsPerDay;
    const session = { pk: `member#${ben.uid}`, sk: 'session#1', device: 'Chrome', credentials: 1 };
    const used = Math.floor(desk.clock.now / 1_000);
    await desk.tables.table('sessions').put({ ...session, startedAt: used, usedAt: used, expires: used + 2_592_000 });
    await desk.runAfter(3_650);
    expect(desk.leftOf(ada)).not.toEqual([]);
    await desk.runAfter(3_651);
    expect(desk.leftOf(ada)).toEqual([]);
    expect(await desk.member(ben.uid)).toMatchObject({ state: 'active', erasedOn: '2046-11-21' });
  });

  test('that comes twice erases nothing more', async () => {
    const desk = aDesk();
    const ada = await desk.aFullMember();
    await desk.leave(ada.uid);
    await desk.runAfter(8);
    const again = await desk.aFullMember();
    await desk.runAfter(8);
    expect(await desk.member(again.uid)).toMatchObject({ state: 'active' });
  });
});
