import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import changeLoginName from '../change-login-name.ts';
import { memberKey } from './member-repository.ts';

captureLog();

const next = 'a second stage is dark';
const wrongCode = 'The verification code is wrong';

async function aSignedInMember() {
  const desk = anAccountsDesk();
  const member = await desk.aMember();
  await desk.byPassword('ada@example.com', member.password, aViewer());
  return { ...desk, member };
}

test('a new password ends all sessions, is announced, and the old one signs in no more', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('reset-password', 'ada@example.com');
  await desk.reset('ada@example.com', '123456', next);
  expect(desk.sessions()).toEqual([]);
  const [, changed] = desk.tables.announced();
  expect(changed).toMatchObject({ name: 'credentials.changed.v1', data: { what: 'password', credentials: 2 } });
  expect(JSON.stringify(changed)).not.toContain('ada@');
  await expect(desk.byPassword('ada@example.com', desk.member.password, aViewer())).rejects.toThrow('wrong');
  await desk.byPassword('ada@example.com', next, aViewer());
});

test('a code resets one password, and a wrong one none', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('reset-password', 'ada@example.com');
  await expect(desk.reset('ada@example.com', '654321', next)).rejects.toThrow(wrongCode);
  await expect(desk.reset('bob@example.com', '123456', next)).rejects.toThrow(wrongCode);
  await expect(desk.reset('ada@example.com', '123456', 'password1')).rejects.toThrow('most common');
  expect(desk.sessions()).toHaveLength(1);
  await desk.reset('ada@example.com', '123456', next);
  await expect(desk.reset('ada@example.com', '123456', 'a third stage is far')).rejects.toThrow(wrongCode);
});

test('a password is reset by the number too, with the code that went to the address', async () => {
  const desk = anAccountsDesk();
  await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  await desk.putCode('reset-password', 'ada@example.com');
  await desk.reset('13800138000', '123456', next);
  await desk.byPassword('ada@example.com', next, aViewer());
});

test('of two resets with one code at once one holds, and the other is told that the code is wrong', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('reset-password', 'ada@example.com');
  const outcomes = await Promise.allSettled(
    [next, 'a third stage is far'].map((password) => desk.reset('ada@example.com', '123456', password)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining(wrongCode) },
  });
});

test.each([
  ['a blocked member', { set: { state: 'blocked' } }],
  ['an account that is being erased', { set: { state: 'erasing' } }],
])('a code that was mailed before resets no password of %s', async (_, change) => {
  const desk = await aSignedInMember();
  await desk.putCode('reset-password', 'ada@example.com');
  await desk.table.update(memberKey(desk.member.uid), change);
  const before = await desk.find('ada@example.com');
  await expect(desk.reset('ada@example.com', '123456', next)).rejects.toThrow(wrongCode);
  expect(await desk.find('ada@example.com')).toEqual(before);
});

test('a code of a name that has no account resets nothing', async () => {
  const desk = anAccountsDesk();
  await desk.putCode('reset-password', 'nobody@example.com');
  await expect(desk.reset('nobody@example.com', '123456', next)).rejects.toThrow(wrongCode);
});

test('a new address uses both codes up, and is one more change of the profile', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('prove-address', 'ada@example.com', '111111');
  await desk.putCode('rebind', 'ada@lumen.example', '222222');
  await desk.rename(desk.member.uid, {
    ...{ old_login_name: 'ada@example.com', old_code: '111111' },
    ...{ new_login_name: 'ada@lumen.example', new_code: '222222' },
  });
  expect(desk.tables.items().filter(({ pk }) => String(pk).startsWith('code#rebind'))).toEqual([]);
  expect(desk.tables.items().filter(({ pk }) => String(pk).startsWith('code#prove-address'))).toEqual([]);
  expect(await desk.find('ada@lumen.example')).toMatchObject({ revision: 2, credentials: 2 });
});

test.each([
  ['under a name that nobody has', 'nobody@example.com', 'ada@lumen.example', 'This is not your login name'],
  ['to the one that it is', 'ada@example.com', 'ada@example.com', 'This is your e-mail address already'],
])('an address is not changed %s', async (_, old_login_name, new_login_name, words) => {
  const desk = await aSignedInMember();
  await desk.putCode('prove-address', old_login_name, '111111');
  await desk.putCode('rebind', new_login_name, '222222');
  const rename = { old_login_name, old_code: '111111', new_login_name, new_code: '222222' };
  await expect(desk.rename(desk.member.uid, rename)).rejects.toThrow(words);
  expect(desk.sessions()).toHaveLength(1);
});

test('a new address needs a code from the old one and one from the new one, and ends all sessions', async () => {
  const desk = await aSignedInMember();
  const rename = {
    old_login_name: 'ada@example.com',
    old_code: '111111',
    new_login_name: 'ada@lumen.example',
    new_code: '222222',
  };
  await desk.putCode('prove-address', 'ada@example.com', '111111');
  await expect(desk.rename(desk.member.uid, rename)).rejects.toThrow(wrongCode);
  await desk.putCode('rebind', 'ada@lumen.example', '222222');
  await desk.rename(desk.member.uid, rename);
  expect(desk.sessions()).toEqual([]);
  expect(await desk.find('ada@example.com')).toBeUndefined();
  const user = await desk.byPassword('ada@lumen.example', desk.member.password, aViewer());
  expect(user).toMatchObject({ uid: desk.member.uid, email: 'ada@lumen.example' });
  expect(await desk.addressOf(desk.member.uid)).toBe('ada@lumen.example');
});

test('an address stays where a newer code came while it was changed with the older one', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('prove-address', 'ada@example.com', '111111');
  await desk.putCode('rebind', 'ada@lumen.example', '222222');
  const transact: typeof desk.tables.transact = async (gather) => {
    desk.clock.now += 60_000;
    await desk.putCode('rebind', 'ada@lumen.example', '333333');
    return desk.tables.transact(gather);
  };
  const change = calling(changeLoginName, { ...desk.clients, transact });
  const rename = {
    ...{ old_login_name: 'ada@example.com', old_code: '111111' },
    ...{ new_login_name: 'ada@lumen.example', new_code: '222222' },
  };
  await expect(change(rename, { ...aViewer(), uid: desk.member.uid })).rejects.toThrow(wrongCode);
  expect(await desk.find('ada@lumen.example')).toBeUndefined();
  expect(desk.sessions()).toHaveLength(1);
});

test("nobody changes an address under another one's login name", async () => {
  const desk = await aSignedInMember();
  const bob = await desk.aMember({ login_name: 'bob@example.com' });
  const rename = {
    old_login_name: 'ada@example.com',
    old_code: '111111',
    new_login_name: 'eve@example.com',
    new_code: '222222',
  };
  await desk.putCode('prove-address', 'ada@example.com', '111111');
  await desk.putCode('rebind', 'eve@example.com', '222222');
  await expect(desk.rename(bob.uid, rename)).rejects.toThrow('This is not your login name');
  expect((await desk.find('ada@example.com'))?.uid).toBe(desk.member.uid);
});

test('an address that somebody took meanwhile stays theirs', async () => {
  const desk = await aSignedInMember();
  await desk.putCode('prove-address', 'ada@example.com', '111111');
  await desk.putCode('rebind', 'bob@example.com', '222222');
  const bob = await desk.aMember({ login_name: 'bob@example.com' });
  const rename = {
    old_login_name: 'ada@example.com',
    old_code: '111111',
    new_login_name: 'bob@example.com',
    new_code: '222222',
  };
  await expect(desk.rename(desk.member.uid, rename)).rejects.toThrow('Your account has changed meanwhile');
  expect(await desk.addressOf(desk.member.uid)).toBe('ada@example.com');
  expect((await desk.find('bob@example.com'))?.uid).toBe(bob.uid);
});
