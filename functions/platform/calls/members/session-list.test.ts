import { expect, test } from 'vitest';
import { ownedTable } from '../../tables/owned-tables.ts';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { newSession, usedAt } from './session.ts';
import { endSessionsOf, sessionsOf } from './session-list.ts';

const day = 24 * 60 * 60 * 1_000;
const start = Date.parse('2026-11-25T09:30:00.000Z');

/** Sessions of one member that were last used so many days after the start, and one of another's. */
async function sessionsUsed(...days: readonly number[]) {
  const table = tablesInMemory().table('sessions');
  for (const [place, after] of days.entries()) {
    const { item } = newSession({ uid: 'u1', credentials: place, device: `after ${after}` }, start);
    await table.put({ ...item, ...usedAt(start + after * day) });
  }
  await table.put(newSession({ uid: 'u2', credentials: 1, device: 'of another' }, start).item);
  return { table, owned: ownedTable(table, 'u1'), others: ownedTable(table, 'u2') };
}

const devices = (sessions: readonly { readonly device: string }[]) => sessions.map(({ device }) => device);

test('sessions are listed the last used first, without those that are over', async () => {
  const { owned } = await sessionsUsed(2, 9, 0, 5);
  expect(devices(await sessionsOf(owned, start + 31 * day))).toEqual(['after 9', 'after 5', 'after 2']);
});

test('the sessions that are meant end, whether they are over or not, and those of others stay', async () => {
  const { owned, others } = await sessionsUsed(0, -40, 5);
  expect(await endSessionsOf(owned, ({ credentials }) => credentials < 2)).toBe(2);
  expect(devices(await sessionsOf(owned, start))).toEqual(['after 5']);
  expect(await sessionsOf(others, start)).toHaveLength(1);
});

test('a session that somebody else has ended meanwhile is not counted', async () => {
  const { owned } = await sessionsUsed(0, 1);
  const racing: typeof owned = {
    ...owned,
    delete: async (sk, condition) => {
      await owned.delete(sk);
      return owned.delete(sk, condition);
    },
  };
  expect(await endSessionsOf(racing, () => true)).toBe(0);
});
