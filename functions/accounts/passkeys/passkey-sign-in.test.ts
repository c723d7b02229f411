import { expect, test } from 'vitest';
import { memberOf } from '../../platform/calls/members/identify-member.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { aViewer } from '../account-builders.ts';
import { memberKey } from '../members/member-repository.ts';
import signInByPasskey from '../sign-in-by-passkey.ts';
import { addTo, aMemberWithPasskey } from './passkey-builders.ts';
import { userHandleOf } from './passkey-options.ts';
import { passkeySk } from './passkey-repository.ts';
import { aSoftwareAuthenticator } from './software-authenticator.ts';

captureLog();

const refused = 'This passkey does not sign in here';
const over = 'This took too long';

test('a passkey signs its member in without a name, and the session proves them', async () => {
  const desk = await aMemberWithPasskey();
  const user = await desk.signIn(desk.device.prove(await desk.request()));
  expect(user).toMatchObject({ uid: desk.member.uid, userName: 'Ada Lovelace', email: 'ada@example.com' });
  const sessions = desk.tables.table('sessions');
  expect(await memberOf(user, sessions, desk.clock.now)).toMatchObject({ uid: desk.member.uid });
  expect(await desk.list(desk.member.uid)).toMatchObject([{ used_at: '2026-11-25T09:30:00.000Z' }]);
  expect(await desk.isKnown(desk.member, aViewer())).toBe(true);
});

test('a challenge serves once, whatever came of it, and is kept nowhere as it is', async () => {
  const desk = await aMemberWithPasskey();
  const request = await desk.request();
  expect(JSON.stringify(desk.tables.items())).not.toContain(request.challenge);
  await desk.signIn(desk.device.prove(request));
  await expect(desk.signIn(desk.device.prove(request))).rejects.toThrow(over);
  const other = await desk.request();
  await expect(desk.signIn(desk.device.prove(other, { origin: 'https://evil.example' }))).rejects.toThrow(refused);
  await expect(desk.signIn(desk.device.prove(other))).rejects.toThrow(over);
  expect(desk.sessions()).toHaveLength(1);
});

test('of fifty that race with one challenge, one is signed in', async () => {
  const desk = await aMemberWithPasskey({ isSynced: true });
  const proved = desk.device.prove(await desk.request());
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => desk.signIn(proved)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a challenge is over after five minutes', async () => {
  const desk = await aMemberWithPasskey();
  const request = await desk.request();
  desk.clock.now += 5 * 60_000;
  await expect(desk.signIn(desk.device.prove(request))).rejects.toThrow(over);
});

test('a challenge that nobody was given, or that was given to add a passkey, signs nobody in', async () => {
  const desk = await aMemberWithPasskey();
  const request = await desk.request();
  const { challenge } = await desk.start(desk.member.uid, desk.member.password);
  for (const other of [challenge, 'A'.repeat(43), '']) {
    const proved = desk.device.prove({ ...request, challenge: other });
    await expect(desk.signIn(proved)).rejects.toThrow(over);
  }
  expect(desk.sessions()).toEqual([]);
});

test.each([
  ['from a page of another origin', { origin: 'https://evil.example' }],
  ['from another port of the host', { origin: 'https://www.example.com:8443' }],
  ['from a page without a certificate', { origin: 'http://www.example.com' }],
  ['for another host', { rpId: 'evil.example' }],
  ["under another member's id", { userHandle: userHandleOf('somebody') }],
  ['without asking who is there', { isVerified: false }],
  ['of another credential', { id: 'AAAA' }],
])('a proof %s signs nobody in', async (_, said) => {
  const desk = await aMemberWithPasskey();
  await expect(desk.signIn(desk.device.prove(await desk.request(), said))).rejects.toThrow(refused);
  expect(desk.sessions()).toEqual([]);
});

test.each(['signature', 'authenticatorData', 'clientDataJSON'] as const)(
  'a proof with another %s signs nobody in',
  async (part) => {
    const desk = await aMemberWithPasskey();
    const request = await desk.request();
    const [proved, other] = [
      desk.device.prove(request),
      desk.device.prove(request, { counter: 7, origin: 'https://www.example.com/' }),
    ];
    const mixed = { ...proved, response: { ...proved.response, [part]: other.response[part] } };
    await expect(desk.signIn(mixed)).rejects.toThrow(refused);
  },
);

test.each([
  ['no JSON', 'AAAA'],
  ['null', Buffer.from('null').toString('base64url')],
  ['a number as the challenge', Buffer.from('{"challenge":7}').toString('base64url')],
])('%s in the place of what the browser says is refused like anything else', async (_, clientDataJSON) => {
  const desk = await aMemberWithPasskey();
  const proved = desk.device.prove(await desk.request());
  const strange = { ...proved, response: { ...proved.response, clientDataJSON } };
  await expect(desk.signIn(strange)).rejects.toThrow(refused);
});

test("a passkey of one member signs nobody in under another one's", async () => {
  const desk = await aMemberWithPasskey();
  const ben = await desk.aMember({ login_name: 'ben@example.com' });
  const { device } = await addTo(desk, ben);
  const stolen = device.prove(await desk.request(), { id: desk.device.id, userHandle: userHandleOf(desk.member.uid) });
  await expect(desk.signIn(stolen)).rejects.toThrow(refused);
  const user = await desk.signIn(device.prove(await desk.request()));
  expect(user.uid).toBe(ben.uid);
});

test('a device that counts must have counted on, one that is synced never does', async () => {
  const desk = await aMemberWithPasskey();
  await desk.signIn(desk.device.prove(await desk.request(), { counter: 5 }));
  for (const counter of [5, 4, 0])
    await expect(desk.signIn(desk.device.prove(await desk.request(), { counter }))).rejects.toThrow(refused);
  await desk.signIn(desk.device.prove(await desk.request(), { counter: 6 }));
  const { device } = await addTo(
    desk,
    desk.member,
    aSoftwareAuthenticator({ origin: 'https://www.example.com', isSynced: true }),
  );
  for (const _ of [1, 2]) await desk.signIn(device.prove(await desk.request()));
});

test('of two proofs with one count, as a copy of a device gives them, one signs in', async () => {
  const desk = await aMemberWithPasskey();
  const proofs = await Promise.all([1, 2].map(async () => desk.device.prove(await desk.request(), { counter: 9 })));
  const outcomes = await Promise.allSettled(proofs.map((proved) => desk.signIn(proved)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a removed passkey signs nobody in, also when it is removed in the middle of it', async () => {
  const desk = await aMemberWithPasskey();
  const remove = () => desk.removePasskey(desk.member.uid, desk.passkey.id);
  const transact: typeof desk.tables.transact = async (gather) => {
    await remove();
    return desk.tables.transact(gather);
  };
  const signIn = calling(signInByPasskey, { ...desk.clients, transact });
  const credential = desk.device.prove(await desk.request());
  await expect(signIn({ credential }, aViewer())).rejects.toThrow(refused);
  await expect(desk.signIn(desk.device.prove(await desk.request()))).rejects.toThrow(refused);
  expect(desk.sessions()).toEqual([]);
});

test.each([
  ['the passkey', (uid: string, id: string) => ({ pk: `member#${uid}`, sk: passkeySk(id) })],
  ['its member', (uid: string) => memberKey(uid)],
])('a passkey of which an erasure has taken %s already signs nobody in', async (_, key) => {
  const desk = await aMemberWithPasskey();
  await desk.table.delete(key(desk.member.uid, desk.passkey.id));
  await expect(desk.signIn(desk.device.prove(await desk.request()))).rejects.toThrow(refused);
});

test('a challenge serves until its five minutes are over', async () => {
  const desk = await aMemberWithPasskey();
  const request = await desk.request();
  desk.clock.now += 5 * 60_000 - 1;
  await desk.signIn(desk.device.prove(request));
});

test('a blocked member is told so, and not signed in', async () => {
  const desk = await aMemberWithPasskey();
  await desk.table.update(memberKey(desk.member.uid), { set: { state: 'blocked' } });
  await expect(desk.signIn(desk.device.prove(await desk.request()))).rejects.toThrow('This account is blocked');
  expect(desk.sessions()).toEqual([]);
});

test('who left and signs in by a passkey within the week stays', async () => {
  const desk = await aMemberWithPasskey();
  await desk.leave(desk.member.uid, desk.member.password);
  await desk.signIn(desk.device.prove(await desk.request()));
  expect(await desk.read(desk.member.uid)).toMatchObject({ state: 'active' });
});

test('a new password leaves passkeys as they are', async () => {
  const desk = await aMemberWithPasskey();
  await desk.putCode('reset-password', 'ada@example.com');
  await desk.reset('ada@example.com', '123456', 'another stage is lit by 9 lamps');
  await desk.signIn(desk.device.prove(await desk.request()));
  expect(desk.sessions()).toHaveLength(1);
});
