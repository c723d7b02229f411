import { describe, expect, test } from 'vitest';
import { type MemberState, memberStateNames } from '../../../shared/member-states.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { operating } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import blockMember from '../block-member.ts';
import endMemberSessions from '../end-member-sessions.ts';
import listMemberSessions from '../list-member-sessions.ts';
import showMember from '../show-member.ts';
import unblockMember from '../unblock-member.ts';
import { mayBecome } from './member-desk.ts';
import { memberKey, memberSk } from './member-repository.ts';

const log = captureLog();
const operator = 'arn:aws:iam::123456789012:user/kim';
const ada = { email: 'Ada@Example.com', operator };

/** The operators' side of a desk where Ada has an account, with a number, and is signed in twice. */
async function aStaffedDesk() {
  const desk = anAccountsDesk();
  const { table, clients } = desk;
  const member = await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  const signIn = () => desk.byPassword('ada@example.com', member.password, aViewer());
  await signIn();
  await signIn();
  return {
    ...desk,
    uid: member.uid,
    signIn,
    open: operating(showMember, clients),
    block: operating(blockMember, clients),
    unblock: operating(unblockMember, clients),
    listSessions: operating(listMemberSessions, clients),
    endSessions: operating(endMemberSessions, clients),
    setState: (state: MemberState) => table.update(memberKey(member.uid), { set: { state } }),
    state: async () => (await desk.find('ada@example.com'))?.state,
  };
}

describe('an operator', () => {
  test('opens an account by address or id, and the trail names the id alone', async () => {
    const desk = await aStaffedDesk();
    for (const named of [ada, { member: desk.uid, operator }])
      expect(await desk.open(named)).toMatchObject({ uid: desk.uid, state: 'active', userName: 'Ada Lovelace' });
    expect(desk.trail()).toEqual(Array(2).fill([operator, 'member.opened', desk.uid]));
  });

  test('finds nobody by a phone number, which its member never confirmed, and is told why', async () => {
    const desk = await aStaffedDesk();
    for (const act of [desk.open, desk.block, desk.unblock, desk.listSessions, desk.endSessions])
      await expect(act({ phone: '13800138000', operator })).rejects.toThrow('Phone numbers are not confirmed');
    expect(desk.trail()).toEqual([]);
    expect(await desk.state()).toBe('active');
  });

  test('sees and changes nothing when the trail cannot be written', async () => {
    const desk = await aStaffedDesk();
    for (const act of [desk.open, desk.block, desk.listSessions, desk.endSessions]) {
      desk.tables.cancelNext(...Array<'throttled'>(20).fill('throttled'));
      await expect(act(ada)).rejects.toThrow('The operation failed');
    }
    expect(log.text).toContain('Contended');
    expect(await desk.state()).toBe('active');
    expect(desk.sessions()).toHaveLength(2);
  });

  test('is told that nobody has a name, and leaves no row', async () => {
    const desk = await aStaffedDesk();
    const ben = { email: 'ben@example.com', operator };
    for (const act of [desk.open, desk.block, desk.unblock, desk.listSessions, desk.endSessions])
      await expect(act(ben)).rejects.toThrow('There is no member of this name');
    expect(desk.trail()).toEqual([]);
  });

  test('sees where a member is signed in, and signs them out everywhere', async () => {
    const desk = await aStaffedDesk();
    const { list } = await desk.listSessions(ada);
    const at = '2026-11-25T09:30:00.000Z';
    expect(list).toMatchObject(Array(2).fill({ device: 'Chrome on Windows', startedAt: at, usedAt: at }));
    expect(await desk.endSessions(ada)).toEqual({ uid: desk.uid, ended: 2 });
    expect((await desk.listSessions(ada)).list).toEqual([]);
    await desk.signIn();
    expect(desk.trail().map(([, action]) => action)).toEqual([
      'member.sessions-listed',
      'member.sessions-ended',
      'member.sessions-listed',
    ]);
  });
});

describe('a blocked member', () => {
  test('is signed out everywhere, and signs in no more', async () => {
    const desk = await aStaffedDesk();
    expect(await desk.block(ada)).toEqual({ uid: desk.uid, ended: 2 });
    expect(desk.sessions()).toEqual([]);
    await expect(desk.signIn()).rejects.toThrow('This account is blocked');
    expect(desk.trail()).toEqual([[operator, 'member.blocked', desk.uid]]);
  });

  test('loses the sessions that a crash has left when the block is repeated', async () => {
    const desk = await aStaffedDesk();
    await desk.setState('blocked');
    expect(await desk.block(ada)).toEqual({ uid: desk.uid, ended: 2 });
    expect(await desk.state()).toBe('blocked');
  });

  test('signs in again once the block is lifted', async () => {
    const desk = await aStaffedDesk();
    await desk.block(ada);
    expect(await desk.unblock(ada)).toMatchObject({ uid: desk.uid, state: 'active' });
    await desk.signIn();
    await expect(desk.unblock(ada)).rejects.toThrow('This account is not blocked');
  });
});

test.each(['block', 'unblock'] as const)(
  'who is second to change an account at the same time (%s) is told so',
  async (act) => {
    const desk = await aStaffedDesk();
    if (act === 'unblock') await desk.setState('blocked');
    const rows = desk.trail().length;
    const get: typeof desk.table.get = async (key) => {
      const item = await desk.table.get(key);
      if (key.sk === memberSk) await desk.setState('leaving');
      return item;
    };
    const clients = { ...desk.clients, accounts: { ...desk.table, get } };
    const second = { block: operating(blockMember, clients), unblock: operating(unblockMember, clients) }[act];
    await expect(second(ada)).rejects.toThrow('changed at the same time');
    expect(desk.trail()).toHaveLength(rows);
    expect(desk.sessions()).toHaveLength(2);
  },
);

test('an account that is being erased is not blocked', async () => {
  const desk = await aStaffedDesk();
  await desk.setState('erasing');
  await expect(desk.block(ada)).rejects.toThrow('being erased');
  expect(await desk.state()).toBe('erasing');
});

const allowed = [
  'active leaving',
  'active blocked',
  'active erasing',
  'leaving active',
  'leaving blocked',
  'leaving erasing',
  'blocked active',
  'blocked erasing',
];

test.each(memberStateNames.flatMap((from) => memberStateNames.map((to) => [from, to] as const)))(
  'an account that is %s may become %s only where the lifecycle says so',
  (from, to) => {
    expect(mayBecome(from, to)).toBe(allowed.includes(`${from} ${to}`));
  },
);
