import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';

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
  expect((await desk.find('bob@example.com'))?.uid).toBe(bob.uid);
});
