import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { refuseCommon } from './password-rules.ts';

test('a password is right for its own hash and for no other', async () => {
  const [one, other] = await Promise.all([hashPassword('lamp 12'), hashPassword('lamp 12')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await checkPassword('lamp 12', one)).toEqual({ isRight: true, isOutdated: false });
  expect(await checkPassword('Lamp 12', one)).toMatchObject({ isRight: false });
  expect(await checkPassword('', one)).toMatchObject({ isRight: false });
});

test('letters that are composed differently are the same password', async () => {
  expect(await checkPassword('B\u00fchne 12', await hashPassword('Bu\u0308hne 12'))).toMatchObject({ isRight: true });
});

test('a hash of weaker parameters is right, and says that it should be made again', async () => {
  const weaker = '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0$wVS0kTImbCPZb8yFZWiRPSYD/EzAvEZGKXUUTEzERr0';
  expect(await checkPassword('lamp', weaker)).toMatchObject({ isOutdated: true });
});

test('without a hash no password is right, not even that of the hash that is compared instead', async () => {
  expect(await checkPassword('', undefined)).toMatchObject({ isRight: false });
});

test('a hash of stronger parameters, of two digits each, is read as it was written', async () => {
  const given = { memory: 96, passes: 12, parallelism: 10 };
  const nonce = Buffer.from('saltsaltsalt');
  const tag = argon2Sync('argon2id', { message: Buffer.from('lamp 12'), nonce, tagLength: 33, ...given });
  const stored = `$argon2id$v=19$m=96,t=12,p=10$${nonce.toString('base64')}$${tag.toString('base64')}`;
  expect(await checkPassword('lamp 12', stored)).toEqual({ isRight: true, isOutdated: true });
  expect(await checkPassword('lamp 13', stored)).toMatchObject({ isRight: false });
});

test.each([
  ['a password', () => 'lamp 12'],
  ['nothing', () => ''],
  ['a hash with more before it', (hash: string) => ` ${hash}`],
  ['a hash with more behind it', (hash: string) => `${hash}=`],
])('%s in place of a hash is an error, and says nothing of it', async (_, strange) => {
  const stored = strange(await hashPassword('lamp 12'));
  await expect(checkPassword('lamp 12', stored)).rejects.toThrow('This is no password hash');
});

test('common passwords are refused in any case of letters, and they are long enough to be refused for nothing else', () => {
  expect(commonPasswords.size).toBeGreaterThan(3_000);
  expect([...commonPasswords].filter((word) => word.length < 8)).toEqual([]);
  for (const common of ['password', 'ILoveYou', 'Trustno1', '12345678'])
    expect(() => refuseCommon(common)).toThrow(Refusal);
  expect(() => refuseCommon('a stage is lit by 12 lamps')).not.toThrow();
});

test.each([
  'MediaControl2026!',
  'Multi-media Control System',
  'ccmax 12345678',
  'broadcasting-assistant',
  'Ｓystem1234',
])('the password %s is little else than words of the site, and refused', (password) => {
  expect(() => refuseCommon(password)).toThrow('words of this site');
});

test.each(['touch the 4th lamp', '83749201', 'control my 12 lamps', '控制灯光系统 system'])(
  'the password %s says more than words of the site, or none',
  (password) => {
    expect(() => refuseCommon(password)).not.toThrow();
  },
);
