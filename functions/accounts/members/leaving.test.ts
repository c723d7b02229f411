import { expect, test } from 'vitest';
import { sessionIdOf } from '../../platform/calls/members/session.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { endOlderSessions } from './credential-change.ts';
import { memberKey } from './member-repository.ts';

captureLog();

async function aSignedInMember() {
  const desk = anAccountsDesk();
  const member = await desk.aMember();
  await desk.byPassword('ada@example.com', member.password, aViewer());
  return { ...desk, member };
}

test('who leaves is signed out everywhere, and the account is erased a week later', async () => {
  const desk = await aSignedInMember();
  expect(await desk.leave(desk.member.uid, desk.member.password)).toBe('2026-12-02');
  expect(desk.sessions()).toEqual([]);
  expect(await desk.find('ada@example.com')).toMatchObject({ state: 'leaving', erasedOn: '2026-12-02' });
  expect(desk.tables.announced().at(-1)).toMatchObject({ data: { what: 'leaving', credentials: 2 } });
});

test('who signs in within the week stays, and is told so once', async () => {
  const desk = await aSignedInMember();
  await desk.leave(desk.member.uid, desk.member.password);
  const signIn = () => desk.byPassword('ada@example.com', desk.member.password, aViewer());
  expect(await signIn()).toMatchObject({ erasure_called_off: 1 });
  expect(await desk.find('ada@example.com')).toMatchObject({ state: 'active' });
  expect(await signIn()).toMatchObject({ erasure_called_off: 0 });
});

test('a session alone, without the password, erases nothing', async () => {
  const desk = await aSignedInMember();
  await expect(desk.leave(desk.member.uid, 'a guess')).rejects.toThrow('The password is wrong');
  expect(desk.sessions()).toHaveLength(1);
});

test('who is erased already is told what a wrong password is told', async () => {
  const desk = await aSignedInMember();
  await desk.table.delete(memberKey(desk.member.uid));
  await expect(desk.leave(desk.member.uid, desk.member.password)).rejects.toThrow('The password is wrong');
});

test.each(['blocked', 'leaving', 'erasing'])('nobody leaves an account that is %s', async (state) => {
  const desk = await aSignedInMember();
  await desk.table.update(memberKey(desk.member.uid), { set: { state } });
  await expect(desk.leave(desk.member.uid, desk.member.password)).rejects.toThrow('Your account has changed meanwhile');
  expect(await desk.find('ada@example.com')).toMatchObject({ state, credentials: 1 });
  expect(desk.sessions()).toHaveLength(1);
});

test('a session that began with the new credentials outlives their change, and the older ones end', async () => {
  const desk = await aSignedInMember();
  const { uid } = desk.member;
  await desk.table.update(memberKey(uid), { set: { credentials: 2 } });
  const user = await desk.byPassword('ada@example.com', desk.member.password, aViewer());
  await endOlderSessions(desk.ownedBy, uid, 2);
  expect(desk.sessions()).toMatchObject([{ sk: `session#${sessionIdOf(user.login_token)}`, credentials: 2 }]);
});

test('an export holds what is kept of its member, opened, and nothing that proves them', async () => {
  const desk = await aSignedInMember();
  await desk.aMember({ login_name: 'ben@example.com', userName: 'Ben' });
  const records = await desk.exportOf(desk.member.uid);
  expect(records.map(({ kind }) => kind).toSorted()).toEqual(['account', 'session']);
  expect(records.find(({ kind }) => kind === 'account')?.says).toMatchObject({ email: 'ada@example.com' });
  expect(JSON.stringify(records)).not.toMatch(/argon2|Ben|ben@/);
});
