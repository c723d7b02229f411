import { expect, test } from 'vitest';
import { memberOf } from '../../platform/calls/members/identify-member.ts';
import { codeRefused } from '../../platform/logging/platform-lines.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import * as lines from '../log-lines.ts';
import { memberKey, memberSk } from '../members/member-repository.ts';
import signIn from '../sign-in.ts';
import { sessionOpener } from './session-opener.ts';

const captured = captureLog();

const wrong = 'The login name or the password is wrong';
const wrongCode = 'The verification code is wrong';
const minutes = 60_000;
const days = 24 * 60 * minutes;

test('a member signs in by the password, and the session proves them', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  const user = await desk.byPassword('ada@example.com', password, aViewer());
  expect(user).toEqual({
    ...{ uid, login_token: expect.stringMatching(/^[\w-]{43}$/), userName: 'Ada Lovelace', email: 'ada@example.com' },
    ...{ header: '', telephone: '', company: '', industry: '', erasure_called_off: 0 },
  });
  const sessions = desk.tables.table('sessions');
  expect(await memberOf(user, sessions, desk.clock.now)).toMatchObject({ uid });
  expect(JSON.stringify(desk.tables.items())).not.toContain(user.login_token);
  expect(desk.sessions()).toMatchObject([{ device: 'Chrome on Windows' }]);
});

test('who signs in, whose password was guessed at and that a code was wrong stands in the log, and no name', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  await desk.byPassword('ada@example.com', password, aViewer());
  expect(captured.lines(lines.sessionOpened)).toMatchObject([{ uid, level: 'INFO' }]);
  await expect(desk.byPassword('ada@example.com', 'a guess', aViewer())).rejects.toThrow(wrong);
  await expect(desk.byPassword('bob@example.com', 'a guess', aViewer())).rejects.toThrow(wrong);
  expect(captured.lines(lines.signInRefused)).toMatchObject([
    { by: 'password', uid },
    { by: 'password', uid: '' },
  ]);
  await expect(desk.byCode('ada@example.com', '000000', aViewer())).rejects.toThrow(wrongCode);
  expect(captured.lines(codeRefused)).toMatchObject([{ purpose: 'sign-in' }]);
  expect(captured.text).not.toMatch(/@example/);
});

test.each([
  ['a wrong password', 'ada@example.com', 'another password'],
  ['an unknown name', 'bob@example.com', 'a stage is lit by 12 lamps'],
])('%s is refused in the same words', async (_, name, password) => {
  const desk = anAccountsDesk();
  await desk.aMember();
  await expect(desk.byPassword(name, password, aViewer())).rejects.toThrow(wrong);
  expect(desk.sessions()).toEqual([]);
});

test.each(['ada@example.com', 'nobody@example.com'])(
  'after 20 guesses at %s the next one has to wait',
  async (name) => {
    const desk = anAccountsDesk();
    await desk.aMember();
    for (let guess = 0; guess < 20; guess += 1)
      await expect(desk.byPassword(name, 'a guess', aViewer(guess))).rejects.toThrow(wrong);
    desk.clock.now += 59 * minutes;
    await expect(desk.byPassword(name, 'a guess', aViewer(99))).rejects.toThrow('Please try again in 1 minute');
    desk.clock.now += minutes;
    await expect(desk.byPassword(name, 'a guess', aViewer(99))).rejects.toThrow(wrong);
  },
  20_000,
);

test('guesses of others keep nobody out of a network from which they signed in, nor from signing in by a code', async () => {
  const desk = anAccountsDesk();
  const { password } = await desk.aMember();
  await desk.byPassword('ada@example.com', password, aViewer(1));
  for (let guess = 0; guess < 20; guess += 1)
    await desk.byPassword('ada@example.com', 'a guess', aViewer(50)).catch(() => {});
  await expect(desk.byPassword('ada@example.com', password, aViewer(60))).rejects.toThrow('Please try again in');
  await desk.byPassword('ada@example.com', password, aViewer(1));
  await desk.putCode('sign-in', 'ada@example.com');
  await desk.byCode('ada@example.com', '123456', aViewer(61));
  expect(desk.sessions()).toHaveLength(3);
}, 20_000);

test('a network is known for ninety days after a sign-in, to its member alone', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  const isKnown = (of = uid, host = 1) => desk.isKnown({ uid: of }, aViewer(host));
  expect(await isKnown()).toBe(false);
  await desk.byPassword('ada@example.com', password, aViewer());
  expect([await isKnown(), await isKnown('another'), await isKnown(uid, 2)]).toEqual([true, false, false]);
  desk.clock.now += 90 * days - 1;
  expect(await isKnown()).toBe(true);
  desk.clock.now += 1;
  expect(await isKnown()).toBe(false);
});

test('of two who sign in by one code at once one is signed in, and the other told that it is wrong', async () => {
  const desk = anAccountsDesk();
  await desk.aMember();
  await desk.putCode('sign-in', 'ada@example.com');
  const outcomes = await Promise.allSettled(
    [1, 2].map((host) => desk.byCode('ada@example.com', '123456', aViewer(host))),
  );
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: { message: expect.stringContaining(wrongCode) } },
  ]);
  expect(desk.sessions()).toHaveLength(1);
});

test('a code of a name that has no account signs nobody in', async () => {
  const desk = anAccountsDesk();
  await desk.putCode('sign-in', 'nobody@example.com');
  for (const code of ['123456', '654321'])
    await expect(desk.byCode('nobody@example.com', code, aViewer())).rejects.toThrow(wrongCode);
});

test('a code signs in once', async () => {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  await desk.putCode('sign-in', 'ada@example.com');
  expect((await desk.byCode('13800138000', '123456', aViewer())).uid).toBe(uid);
  await expect(desk.byCode('13800138000', '123456', aViewer())).rejects.toThrow('The verification code is wrong');
});

test('a password of outdated parameters is hashed again when it was right', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  const weaker = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$';
  const { argon2Sync } = await import('node:crypto');
  const tag = argon2Sync('argon2id', {
    ...{ message: Buffer.from(password), nonce: Buffer.from('saltsaltsalt'), memory: 8, passes: 1, parallelism: 1 },
    tagLength: 32,
  });
  const passwordHash = `${weaker}${tag.toString('base64').replace(/=+$/, '')}`;
  await desk.table.update(memberKey(uid), { set: { passwordHash } });
  await desk.byPassword('ada@example.com', password, aViewer());
  expect((await desk.find('ada@example.com'))?.passwordHash).toMatch(/m=19456,t=2/);
  await desk.byPassword('ada@example.com', password, aViewer());
});

test('a blocked account says so to who knows its password, and to nobody else', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  await desk.table.update(memberKey(uid), { set: { state: 'blocked' } });
  await expect(desk.byPassword('ada@example.com', password, aViewer())).rejects.toThrow('This account is blocked');
  await expect(desk.byPassword('ada@example.com', 'a guess', aViewer())).rejects.toThrow(wrong);
});

test('whose password changes while they sign in by it is told that it is wrong', async () => {
  const desk = anAccountsDesk();
  const { uid, password } = await desk.aMember();
  const get: typeof desk.table.get = async (key) => {
    const item = await desk.table.get(key);
    if (key.sk === memberSk) await desk.table.update(memberKey(uid), { add: { credentials: 1 } });
    return item;
  };
  const signingIn = calling(signIn, { ...desk.clients, accounts: { ...desk.table, get } });
  await expect(signingIn({ login_name: 'ada@example.com', password }, aViewer())).rejects.toThrow(wrong);
  expect(desk.sessions()).toEqual([]);
});

test('who proved credentials that have changed since is not signed in', async () => {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember();
  const member = await desk.find('ada@example.com');
  if (!member) throw new Error('There is no member');
  await desk.table.update(memberKey(uid), { add: { credentials: 1 } });
  const openSession = sessionOpener<never>(desk.clients);
  expect(await openSession(member, { ...aViewer(), userAgent: '' })).toBeUndefined();
  expect(desk.sessions()).toEqual([]);
});
