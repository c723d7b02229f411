import { expect, test } from 'vitest';
import { aContext, anHttpEvent } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aRegistration } from '../account-builders.ts';
import registerMember from '../register-member.ts';

captureLog();

test('a registration writes a member whom nobody can read in the table, and announces them', async () => {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember();
  expect(desk.tables.announced()).toMatchObject([{ name: 'member.registered.v1', data: { uid } }]);
  const stored = JSON.stringify(desk.tables.items());
  for (const said of ['ada@', 'Lovelace', 'lamps', '123456']) expect(stored).not.toContain(said);
});

test('a new member can be reached by the address that codes go to', async () => {
  const desk = anAccountsDesk();
  const ada = await desk.aMember();
  expect(await desk.addressOf(ada.uid)).toBe('ada@example.com');
  const ben = await desk.aMember({ login_name: '13800138000', email: 'ben@example.com' });
  expect(await desk.addressOf(ben.uid)).toBe('ben@example.com');
});

test('opening an account takes eight writes at most, with the one that clears its outbox', async () => {
  const desk = anAccountsDesk();
  await desk.putCode('register', 'ada@example.com');
  const before = desk.tables.writes();
  await desk.register(aRegistration({ login_name: '13800138000', email: 'ada@example.com' }));
  expect(desk.tables.writes() - before + desk.tables.announced().length).toBe(8);
});

test('a code opens one account, however many registrations race for it', async () => {
  const desk = anAccountsDesk();
  await desk.putCode('register', 'ada@example.com');
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => desk.register(aRegistration())));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(desk.tables.announced()).toHaveLength(1);
});

test.each([
  ['a wrong code', { code: '654321' }, 'The verification code is wrong'],
  ['a code of another address', { login_name: 'bob@example.com' }, 'The verification code is wrong'],
  ['a name of our staff', { userName: 'Support Team' }, 'This name is reserved'],
  ['a common password', { password: 'password1' }, 'one of the most common'],
  ['a number without an address', { login_name: '13800138000' }, 'Please enter email address'],
])('%s opens no account', async (_, parts, message) => {
  const desk = anAccountsDesk();
  await desk.putCode('register', 'ada@example.com');
  await expect(desk.register(aRegistration(parts))).rejects.toThrow(message);
  expect(desk.tables.announced()).toEqual([]);
});

test('a code for something else opens no account', async () => {
  const desk = anAccountsDesk();
  await desk.putCode('sign-in', 'ada@example.com');
  await expect(desk.register(aRegistration())).rejects.toThrow('The verification code is wrong');
});

test('a number and an address are both names of the account', async () => {
  const desk = anAccountsDesk();
  const { uid } = await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  expect((await desk.find('ada@example.com'))?.uid).toBe(uid);
});

test('a number that is taken is answered as a free one, uses the code up and is told by mail alone', async () => {
  const desk = anAccountsDesk();
  const ada = await desk.aMember({ login_name: '13800138000', email: 'ada@example.com' });
  const asFree = await anAccountsDesk().aMember();
  expect(asFree.uid).not.toBe(ada.uid);
  const other = aRegistration({ login_name: '13800138000', email: 'bob@example.com' });
  await desk.putCode('register', 'bob@example.com');
  const event = anHttpEvent({
    body: JSON.stringify(other),
    headers: { 'cloudfront-viewer-address': '203.0.113.1:443' },
  });
  const { body = '' } = await registerMember.start({ ...desk.clients, limits: desk.tables.table('limits') })(
    event,
    aContext(),
  );
  expect(JSON.parse(body)).toMatchObject({ status: 0, msg: 'Your account is ready. Please sign in.' });
  expect(desk.tables.announced().map(({ name }) => name)).toEqual(['member.registered.v1', 'registration.declined.v1']);
  expect((await desk.find('13800138000'))?.uid).toBe(ada.uid);
  expect(await desk.find('bob@example.com')).toBeUndefined();
  await expect(desk.register(other)).rejects.toThrow('The verification code is wrong');
});
