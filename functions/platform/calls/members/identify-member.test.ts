import { expect, test, vi } from 'vitest';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { memberOf, requireMember } from './identify-member.ts';
import { newSession, sessionKey } from './session.ts';

const day = 24 * 60 * 60 * 1_000;
const start = Date.parse('2026-11-25T09:30:00.000Z');

interface Proof {
  readonly uid: string;
  readonly login_token: string;
}

async function aSession(uid = 'u1', startedAt = start) {
  const tables = tablesInMemory();
  const sessions = tables.table('sessions');
  const { item, token } = newSession({ uid, credentials: 1, device: 'Chrome on Windows' }, startedAt);
  await sessions.put(item);
  return {
    ...tables,
    sessions,
    item,
    proof: { uid, login_token: token },
    find: (values: object, now = start) => memberOf(values, sessions, now),
    require: (values: object) => requireMember(values, sessions),
  };
}

test('a token proves its member, and is kept nowhere', async () => {
  const { find, proof, items } = await aSession();
  expect(await find(proof)).toMatchObject({ uid: 'u1' });
  expect(JSON.stringify(items())).not.toContain(proof.login_token);
});

test.each([
  ['nothing', {}],
  ['a uid alone', { uid: 'u1' }],
  ['another token', { uid: 'u1', login_token: 'A'.repeat(43) }],
  ['a token of another length', { uid: 'u1', login_token: 'A' }],
  ['numbers', { uid: 1, login_token: 2 }],
  ['objects', { uid: { $ne: '' }, login_token: ['A'] }],
])('%s proves nobody, without a write', async (_, values) => {
  const session = await aSession();
  const before = session.writes();
  expect(await session.find(values)).toBeUndefined();
  await expect(session.require(values)).rejects.toMatchObject({ status: -1 });
  expect(session.writes()).toBe(before);
});

test.each([
  ['token', (proof: Proof) => ({ ...proof, login_token: [proof.login_token] })],
  ['uid', (proof: Proof) => ({ ...proof, uid: [proof.uid] })],
])('a list with the right %s proves nobody, and is no error', async (_, listed) => {
  const { find, proof } = await aSession();
  expect(await find(listed(proof))).toBeUndefined();
});

test.each([
  ['a uid alone', (proof: Proof) => ({ uid: proof.uid })],
  ['a token alone', (proof: Proof) => ({ login_token: proof.login_token })],
  ['a token with more before it', (proof: Proof) => ({ ...proof, login_token: `A${proof.login_token}` })],
  ['a token with more behind it', (proof: Proof) => ({ ...proof, login_token: `${proof.login_token}A` })],
  ['a uid that no key has', (proof: Proof) => ({ ...proof, uid: `${proof.uid}#x` })],
  ['a uid with a space before it', (proof: Proof) => ({ ...proof, uid: ` ${proof.uid}` })],
  ['a uid that is too long', (proof: Proof) => ({ ...proof, uid: 'u'.repeat(65) })],
  ['no uid', (proof: Proof) => ({ ...proof, uid: undefined })],
])('%s is not even looked for', async (_, values) => {
  const { sessions, proof } = await aSession();
  const looking = vi.fn(sessions.get);
  expect(await memberOf(values(proof), { ...sessions, get: looking }, start)).toBeUndefined();
  expect(looking).not.toHaveBeenCalled();
});

test('who is asked to sign in is told whether they were signed in', async () => {
  const { require } = await aSession();
  const uid = 'u1';
  await expect(require({})).rejects.toMatchObject({ status: -1, message: 'Please sign in' });
  for (const said of [{ uid }, { login_token: 'A'.repeat(43) }, { uid, login_token: 'A'.repeat(43) }])
    await expect(require(said)).rejects.toMatchObject({
      ...{ status: -1, message: 'You are no longer signed in. Please sign in again.' },
    });
});

test('whom a session proves is asked for nothing', async () => {
  const { require, proof } = await aSession('u1', Date.now());
  expect(await require(proof)).toMatchObject({ uid: 'u1' });
});

test("a token proves nobody under another member's uid, nor in the wrong case", async () => {
  const { find, proof } = await aSession();
  expect(await find({ ...proof, uid: 'u2' })).toBeUndefined();
  expect(await find({ ...proof, uid: 'U1' })).toBeUndefined();
  const swapped = proof.login_token.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  expect(await find({ ...proof, login_token: swapped })).toBeUndefined();
});

test('a session ends 30 days after its last use, and each day of use makes it 30 more', async () => {
  const { find, proof } = await aSession();
  expect(await find(proof, start + 29 * day)).toBeDefined();
  expect(await find(proof, start + 58 * day)).toBeDefined();
  expect(await find(proof, start + 88 * day)).toBeUndefined();
});

test('a session ends 180 days after it began, however often it is used', async () => {
  const { find, proof } = await aSession();
  for (const after of [29, 58, 87, 116, 145, 174]) expect(await find(proof, start + after * day)).toBeDefined();
  expect(await find(proof, start + 180 * day - 1)).toBeDefined();
  expect(await find(proof, start + 180 * day)).toBeUndefined();
});

test('uses of a day are one write', async () => {
  const { find, proof, writes } = await aSession();
  const before = writes();
  for (const hour of [1, 5, 23]) await find(proof, start + (hour * day) / 24);
  expect(writes()).toBe(before);
  await find(proof, start + day);
  expect(writes()).toBe(before + 1);
  for (const hour of [25, 47]) await find(proof, start + (hour * day) / 24);
  expect(writes()).toBe(before + 1);
});

test('a session that is ended while it is read stays ended', async () => {
  const { sessions, item, proof } = await aSession();
  const ending = {
    ...sessions,
    get: async (key: Parameters<typeof sessions.get>[0]) => {
      const found = await sessions.get(key);
      await sessions.delete(sessionKey('u1', item.sk.slice('session#'.length)));
      return found;
    },
  };
  expect(await memberOf(proof, ending, start + 2 * day)).toBeUndefined();
  expect(await sessions.get(item)).toBeUndefined();
});
