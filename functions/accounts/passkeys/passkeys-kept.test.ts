import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { memberKey } from '../members/member-repository.ts';
import { addTo, aMemberWithPasskey, aPasskeyDesk, origin } from './passkey-builders.ts';
import { aSoftwareAuthenticator } from './software-authenticator.ts';

captureLog();

const tooLong = 'This took too long';
const noPasskey = 'This is no passkey for this site';

test('a passkey is added under its name, which no table says, and told to its member', async () => {
  const desk = await aMemberWithPasskey();
  expect(await desk.list(desk.member.uid)).toEqual([
    {
      ...{ id: desk.passkey.id, name: 'Office laptop', is_synced: 0 },
      added_at: '2026-11-25T09:30:00.000Z',
      used_at: '',
    },
  ]);
  expect(JSON.stringify(desk.tables.items())).not.toContain('Office laptop');
  expect(desk.tables.announced().at(-1)).toMatchObject({
    name: 'credentials.changed.v1',
    data: { uid: desk.member.uid, what: 'passkey-added', credentials: 1 },
  });
});

test('the device is asked for one that it keeps, that knows its owner, and that it has not made before', async () => {
  const desk = await aMemberWithPasskey({ isSynced: true });
  expect(await desk.start(desk.member.uid, desk.member.password)).toMatchObject({
    rp: { id: 'www.example.com' },
    user: { id: Buffer.from(desk.member.uid).toString('base64url'), name: 'ada@example.com' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: desk.device.id, transports: ['hybrid', 'internal'] }],
    attestation: 'none',
  });
  expect(await desk.list(desk.member.uid)).toMatchObject([{ is_synced: 1 }]);
});

test('a session without the password adds none, and no challenge is made', async () => {
  const desk = aPasskeyDesk();
  const { uid } = await desk.aMember();
  const before = desk.tables.items().length;
  await expect(desk.start(uid, 'a guess')).rejects.toThrow('The password is wrong');
  expect(desk.tables.items()).toHaveLength(before);
});

test.each([
  ['for a page of another origin', { origin: 'https://evil.example' }, noPasskey],
  ['for another host', { rpId: 'evil.example' }, noPasskey],
  ['without asking who is there', { isVerified: false }, noPasskey],
  ['for a challenge that nobody was given', { challenge: 'A'.repeat(43) }, tooLong],
])('a passkey that was made %s is not added', async (_, said, words) => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const credential = aSoftwareAuthenticator({ origin }).make(await desk.start(uid, password), said);
  await expect(desk.add(uid, { name: 'Phone', credential })).rejects.toThrow(words);
  expect(await desk.list(uid)).toEqual([]);
});

test('a challenge adds one passkey, within five minutes, to the one who gave the password', async () => {
  const desk = aPasskeyDesk();
  const [ada, ben] = [await desk.aMember(), await desk.aMember({ login_name: 'ben@example.com' })];
  const creation = await desk.start(ada.uid, ada.password);
  const made = () => ({ name: 'Phone', credential: aSoftwareAuthenticator({ origin }).make(creation) });
  await expect(desk.add(ben.uid, made())).rejects.toThrow(tooLong);
  await desk.add(ada.uid, made());
  await expect(desk.add(ada.uid, made())).rejects.toThrow(tooLong);
  const later = await desk.start(ada.uid, ada.password);
  desk.clock.now += 5 * 60_000;
  const credential = aSoftwareAuthenticator({ origin }).make(later);
  await expect(desk.add(ada.uid, { name: 'Phone', credential })).rejects.toThrow(tooLong);
  expect(await desk.list(ada.uid)).toHaveLength(1);
});

test('a challenge adds a passkey until its five minutes are over', async () => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const creation = await desk.start(uid, password);
  desk.clock.now += 5 * 60_000 - 1;
  const credential = aSoftwareAuthenticator({ origin }).make(creation);
  await desk.add(uid, { name: 'Phone', credential });
  expect(await desk.list(uid)).toHaveLength(1);
});

test('a member who is blocked between password and passkey adds none', async () => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const creation = await desk.start(uid, password);
  await desk.table.update(memberKey(uid), { set: { state: 'blocked' } });
  const credential = aSoftwareAuthenticator({ origin }).make(creation);
  await expect(desk.add(uid, { name: 'Phone', credential })).rejects.toThrow(tooLong);
  expect(await desk.list(uid)).toEqual([]);
});

test('who was erased while signed in is signed out when they add or remove a passkey', async () => {
  const desk = await aMemberWithPasskey();
  const { uid, password } = desk.member;
  await desk.table.delete(memberKey(uid));
  for (const act of [() => desk.start(uid, password), () => desk.removePasskey(uid, desk.passkey.id)])
    await expect(act()).rejects.toMatchObject({ status: -1 });
});

test('a passkey whose device does not say how it is reached is added', async () => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const { response, ...made } = aSoftwareAuthenticator({ origin }).make(await desk.start(uid, password));
  const { transports: _, ...silent } = response;
  await desk.add(uid, { name: 'Phone', credential: { ...made, response: silent } });
  expect(await desk.list(uid)).toMatchObject([{ name: 'Phone' }]);
  const { excludeCredentials } = await desk.start(uid, password);
  expect(excludeCredentials).toMatchObject([{ transports: [] }]);
});

test('a challenge to sign in adds no passkey, and neither does one from before the password was changed', async () => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const creation = await desk.start(uid, password);
  const { challenge } = await desk.request();
  const toSignIn = aSoftwareAuthenticator({ origin }).make(creation, { challenge });
  await expect(desk.add(uid, { name: 'Phone', credential: toSignIn })).rejects.toThrow(tooLong);
  await desk.putCode('reset-password', 'ada@example.com');
  await desk.reset('ada@example.com', '123456', 'another stage is lit by 9 lamps');
  const credential = aSoftwareAuthenticator({ origin }).make(creation);
  await expect(desk.add(uid, { name: 'Phone', credential })).rejects.toThrow(tooLong);
  expect(await desk.list(uid)).toEqual([]);
});

test('a passkey that a member has already is added to nobody', async () => {
  const desk = await aMemberWithPasskey();
  const ben = await desk.aMember({ login_name: 'ben@example.com' });
  for (const member of [desk.member, ben])
    await expect(addTo(desk, member, desk.device)).rejects.toThrow('This passkey is in use already');
  expect(await desk.list(ben.uid)).toEqual([]);
});

test('there are ten passkeys at most', async () => {
  const desk = aPasskeyDesk();
  const member = await desk.aMember();
  for (let count = 0; count < 10; count += 1) await addTo(desk, member);
  await expect(addTo(desk, member)).rejects.toThrow('There is room for 10 passkeys');
  expect(await desk.list(member.uid)).toHaveLength(10);
});

test('of two passkeys that are added at the same time one is, so that there are never more than ten', async () => {
  const desk = aPasskeyDesk();
  const { uid, password } = await desk.aMember();
  const creations = [await desk.start(uid, password), await desk.start(uid, password)];
  const outcomes = await Promise.allSettled(
    creations.map((creation) =>
      desk.add(uid, { name: 'Phone', credential: aSoftwareAuthenticator({ origin }).make(creation) }),
    ),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a passkey gets another name, or goes, for its own member alone', async () => {
  const desk = await aMemberWithPasskey();
  const ben = await desk.aMember({ login_name: 'ben@example.com' });
  const { id } = desk.passkey;
  await expect(desk.renamePasskey(ben.uid, id, 'Mine')).rejects.toThrow('This passkey is no longer there');
  await expect(desk.removePasskey(ben.uid, id)).rejects.toThrow('This passkey is no longer there');
  await desk.renamePasskey(desk.member.uid, id, 'Travel laptop');
  expect(await desk.list(desk.member.uid)).toMatchObject([{ name: 'Travel laptop' }]);
  await desk.removePasskey(desk.member.uid, id);
  expect(await desk.list(desk.member.uid)).toEqual([]);
  expect(JSON.stringify(desk.tables.items())).not.toContain(id);
  expect(desk.tables.announced().at(-1)).toMatchObject({ data: { what: 'passkey-removed' } });
  await expect(desk.removePasskey(desk.member.uid, id)).rejects.toThrow('no longer there');
});

test('passkeys are exported with the account, opened, and erased with it, whose they were too', async () => {
  const desk = await aMemberWithPasskey();
  await desk.signIn(desk.device.prove(await desk.request()));
  const records = await desk.exportOf(desk.member.uid);
  expect(records.find(({ kind }) => kind === 'passkey')).toMatchObject({
    at: '2026-11-25T09:30:00.000Z',
    says: { name: 'Office laptop', usedAt: '2026-11-25T09:30:00.000Z' },
  });
  expect(JSON.stringify(records)).not.toMatch(/publicKey|credentialId|counter/);
  expect(await desk.erase(desk.member.uid)).toBe(true);
  expect(JSON.stringify(desk.tables.items())).not.toContain(desk.passkey.id);
  await expect(desk.signIn(desk.device.prove(await desk.request()))).rejects.toThrow('does not sign in');
});
