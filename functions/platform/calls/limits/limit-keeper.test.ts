import { expect, test } from 'vitest';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { type Count, limitChecker, limitKeeper } from './limit-keeper.ts';

const network = '198.51.100.10';
const limit = {
  name: 'enquiries',
  what: 'messages from your network',
  whom: network,
  windows: [{ max: 5, seconds: 3_600 }],
} as const;
const atMost = (max: number) => ({ ...limit, windows: [{ max, seconds: 3_600 }] });

/** A keeper whose clock a test sets. */
function aKeeper() {
  const tables = tablesInMemory();
  const clock = { now: 1_750_000_000_000, uses: 0 };
  const keepOne = limitKeeper(tables.table('limits'), { now: () => clock.now, pause: () => 0 });
  const keep = (count: Count, useId = `use-${++clock.uses}`) => keepOne(count, useId);
  return { tables, clock, keep };
}

const refusal = (message: string) => ({ name: 'Refusal', status: 1, message });

test('a limit lets its number of uses through and then says in words, and in seconds, when to come back', async () => {
  const { keep, clock } = aKeeper();
  for (let use = 0; use < 5; use += 1) {
    await keep(limit);
    clock.now += 60_000;
  }
  await expect(keep(limit)).rejects.toMatchObject({
    ...refusal('Too many messages from your network. Please try again in 55 minutes.'),
    retryAfterSeconds: 3_300,
  });
  clock.now += 3_300_000;
  await keep(limit);
});

test('a limit that is looked at counts nothing, and refuses as counting would', async () => {
  const { keep, clock, tables } = aKeeper();
  const check = limitChecker(tables.table('limits'), { now: () => clock.now });
  for (let use = 0; use < 5; use += 1) {
    await check(limit);
    await keep(limit);
  }
  await expect(check(limit)).rejects.toMatchObject({ name: 'Refusal', retryAfterSeconds: 3_600 });
  expect(tables.writes()).toBe(5);
});

test('networks and limits are counted apart', async () => {
  const { keep } = aKeeper();
  const one = atMost(1);
  await keep(one);
  await keep({ ...one, whom: '198.51.100.11' });
  await keep({ ...one, name: 'codes' });
  await expect(keep(one)).rejects.toMatchObject({ name: 'Refusal' });
});

test('a request that comes again under its id counts once', async () => {
  const { keep } = aKeeper();
  const two = atMost(2);
  for (let time = 0; time < 3; time += 1) await keep(two, 'request-1');
  await keep(two, 'request-2');
  await keep(two, 'request-1');
  await expect(keep(two, 'request-3')).rejects.toMatchObject({ name: 'Refusal' });
});

test('one request raced fifty times counts once', async () => {
  const { keep, tables } = aKeeper();
  await Promise.all(Array.from({ length: 50 }, () => keep(limit, 'request-1')));
  expect(tables.writes()).toBe(1);
});

test('of fifty requests at once exactly the limit is let through', async () => {
  const { keep } = aKeeper();
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => keep(limit)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const one of asked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'Refusal' });
});

test('the table holds no address, and an item expires with the window', async () => {
  const { tables, clock } = aKeeper();
  const written: unknown[] = [];
  const table = tables.table('limits');
  const watched = {
    ...table,
    update: (...change: Parameters<typeof table.update>) => {
      written.push(change);
      return table.update(...change);
    },
  };
  await limitKeeper(watched, { now: () => clock.now })(limit, 'request-1');
  await limitKeeper(watched, { now: () => clock.now })(limit, 'request-2');
  expect(JSON.stringify(written)).not.toContain(network);
  const key = { pk: expect.stringMatching(/^enquiries#[\w-]{43}$/), sk: 'uses' };
  expect(written).toMatchObject([
    [key, { set: { expires: 1_750_003_600, revision: 1 } }, 'absent'],
    [key, { set: { expires: 1_750_003_600, revision: 2 } }, { revision: 1 }],
  ]);
});

test('an item of several windows stays for the longest, in whatever order they are stated', async () => {
  const windows = [
    { max: 5, seconds: 60 },
    { max: 30, seconds: 3_600 },
  ];
  for (const stated of [windows, windows.toReversed()]) {
    const { keep, tables } = aKeeper();
    await keep({ ...limit, windows: stated });
    expect(tables.items()).toMatchObject([{ expires: 1_750_003_600 }]);
  }
});

test('a limit that others write at each of fifty attempts is given up', async () => {
  const { tables } = aKeeper();
  let attempts = 0;
  const contended = {
    ...tables.table('limits'),
    update: async () => {
      attempts += 1;
      return false;
    },
  };
  const keeping = limitKeeper(contended, { pause: () => 0 })(limit, 'request-1');
  await expect(keeping).rejects.toThrow('Other writers');
  expect(attempts).toBe(50);
});
