import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { onceCounter, rowId } from './count-once.ts';
import { counted, counterItemKey, counterPartitions } from './counter-items.ts';
import { countReader } from './counter-reader.ts';
import { createCount } from './counting.ts';
import { type Counted, keptSumsOf, nameOf, packed, sumOf } from './increments.ts';

const log = captureLog();

const occurredAt = '2026-06-18T23:59:59.999Z';

/** An event of its own, which counts for a name, and for others beside. */
function anEvent(label = 'a', { id = randomUUID(), counters = ['things'] }: { id?: string; counters?: string[] } = {}) {
  const increments = counters.map((counter) => ({ counter, of: '21', labels: [label], amount: 1 }));
  return { messageId: randomUUID(), event: 'test', id, occurredAt, correlationId: 'test', data: increments };
}

const countedOf = (delivery: ReturnType<typeof anEvent>) => counted(delivery, delivery.data);

function someCounted(): fc.Arbitrary<Counted[]> {
  const event = fc
    .record({ id: fc.uuid(), label: fc.constantFrom('a', 'b', 'c'), also: fc.subarray(['sums', 'days']) })
    .map(({ id, label, also }) => countedOf(anEvent(label, { id, counters: ['things', ...also] })));
  return fc.uniqueArray(event, { maxLength: 400, selector: ({ row }) => row.sk });
}

describe('numbers that items keep themselves', () => {
  const key = (name: string) => ({ pk: 'lesson', sk: name });
  const adding = (name: string, amount: number, id = randomUUID()): Counted => ({
    ...counted({ id, occurredAt }, []),
    keptSums: [{ key: key(name), attribute: 'replies', amount }],
  });

  test('are raised once for each event, one write for all of an item', async () => {
    const tables = tablesInMemory();
    const countOnce = onceCounter({ name: 'downloads', transact: tables.transactTellingAll });
    const all = [adding('a', 1), adding('a', 1), adding('b', 1), adding('a', -1)];
    expect(await countOnce(all)).toBe(0);
    expect(tables.writes()).toBe(all.length + 2);
    expect(await countOnce([...all, adding('b', 1)])).toBe(all.length);
    const table = tables.table('downloads');
    expect([(await table.get(key('a')))?.replies, (await table.get(key('b')))?.replies]).toEqual([1, 2]);
  });

  test('never make a transaction of more than 100 actions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 400 }), (names) => {
        const packs = packed(names.map((name) => adding(name, 1)));
        expect(packs.flat()).toHaveLength(names.length);
        for (const some of packs) expect(some.length + keptSumsOf(some).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('packing what is counted into transactions', () => {
  test('everything is in exactly one transaction', () => {
    fc.assert(
      fc.property(someCounted(), (all) => {
        const ids = packed(all).flatMap((some) => some.map(({ row }) => rowId(row)));
        expect(ids.toSorted()).toEqual(all.map(({ row }) => rowId(row)).toSorted());
      }),
    );
  });

  test('no transaction has more than 100 actions, and none is empty', () => {
    fc.assert(
      fc.property(someCounted(), (all) => {
        for (const some of packed(all)) {
          expect(some.length).toBeGreaterThan(0);
          expect(some.length + sumOf(some).length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('what raises the same counter costs at most 1.1 write actions each', () => {
    const spike = Array.from({ length: 5_000 }, (_, at) => countedOf(anEvent(at % 2 === 0 ? 'windows' : 'mac')));
    const actions = packed(spike).reduce((sum, some) => sum + some.length + sumOf(some).length, 0);
    expect(actions / spike.length).toBeLessThanOrEqual(1.1);
  });

  test('one event that raises two counters is one row and both', () => {
    const one = countedOf(anEvent('a', { counters: ['orders', 'revenue'] }));
    expect(
      sumOf([one, countedOf(anEvent('a', { counters: ['orders'] }))]).map(({ counter, amount }) => [counter, amount]),
    ).toEqual([
      ['orders', 2],
      ['revenue', 1],
    ]);
  });
});

test('counters of one name differ by day, thing and labels', () => {
  const increment = { counter: 'things', of: '21', day: '2026-06-18', labels: ['a', 'b'] };
  const others = [{ counter: 'x' }, { of: '22' }, { day: '2026-06-19' }, { labels: ['a'] }, { labels: ['a#b'] }];
  expect(new Set([increment, ...others.map((other) => ({ ...increment, ...other }))].map(nameOf)).size).toBe(6);
});

function aCounter(pickShard?: (shards: number) => number) {
  const tables = tablesInMemory();
  const table = tables.table('downloads');
  const transact = tables.transactTellingAll;
  const count = createCount(onceCounter({ name: 'downloads', transact, ...(pickShard && { pickShard }) }));
  const total = async () => {
    const { list } = await countReader(table)(counterPartitions('things', ['21'], '2026-06-18', '2026-06-18'));
    return list.reduce((sum, one) => sum + one.count, 0);
  };
  return { ...tables, table, count: count(countedOf), total };
}

describe('counting a batch', () => {
  test('an event counts once, delivered twice in one batch or in another', async () => {
    const { count, total } = aCounter();
    const [one, other] = [anEvent(), anEvent()];
    expect(await count([one, other, { ...one, messageId: randomUUID() }])).toEqual([]);
    expect(await count([other, anEvent()])).toEqual([]);
    expect(await total()).toBe(3);
    expect(log.text).toContain('"repeated":1');
  });

  test('a batch that was counted before writes nothing', async () => {
    const { count, total, writes } = aCounter();
    const batch = [anEvent(), anEvent('b')];
    await count(batch);
    const before = writes();
    await count(batch);
    expect([await total(), writes()]).toEqual([2, before]);
  });

  test('a transaction that meets another writer of its counter is tried again, with another of its items', async () => {
    const shards = [0, 3];
    const { count, total, cancelNext, table } = aCounter(() => shards.shift() ?? 0);
    cancelNext('conflict');
    expect(await count([anEvent()])).toEqual([]);
    expect(await total()).toBe(1);
    const increment = { counter: 'things', of: '21', day: '2026-06-18', labels: ['a'] };
    expect(await table.get(counterItemKey(increment, 3))).toMatchObject({ count: 1 });
  });

  test('deliveries whose transaction is contended to the end come back, all of them, and the others are counted', async () => {
    const { count, total, cancelNext } = aCounter();
    const batch = Array.from({ length: 150 }, () => anEvent());
    const twice = { ...anEvent(), id: batch[0]?.id ?? '' };
    cancelNext(...Array.from({ length: 12 }, () => 'conflict' as const));
    const failed = await count([...batch, twice]);
    expect(failed.length + (await total())).toBe(151);
    expect(failed).toContain(twice);
    expect(await count(failed)).toEqual([]);
    expect(await total()).toBe(150);
  });
});

test('a counter is the sum of four items, of which a transaction raises one', async () => {
  const shards = [0, 1, 2, 3, 0];
  const { count, table, total } = aCounter(() => shards.shift() ?? 0);
  for (let event = 0; event < 5; event += 1) await count([anEvent()]);
  expect(await table.queryAll('counters#things#21')).toHaveLength(4);
  expect(await total()).toBe(5);
});

test('rows of events without a record of their own are deleted some day', () => {
  const { row } = countedOf(anEvent());
  expect(Number(row.expires) * 1_000).toBe(Date.parse('2026-09-27T00:00:00.000Z'));
});

test('a counter whose label strangers typed is forgotten with the row of its latest event; others stay', async () => {
  const tables = tablesInMemory();
  const countOnce = onceCounter({ name: 'downloads', transact: tables.transactTellingAll, pickShard: () => 0 });
  const typed = { counter: 'words', of: 'site', labels: ['laser'], amount: 1, isForgotten: true };
  const kept = { counter: 'searches', of: 'site', labels: [], amount: 1 };
  const at = (time: string) => counted({ id: randomUUID(), occurredAt: time }, [typed, kept]);
  const [early, late] = [at('2026-06-18T08:00:00.000Z'), at('2026-06-18T20:00:00.000Z')];
  await countOnce([early, late]);
  const table = tables.table('downloads');
  const stored = ({ counter, of, labels }: Pick<typeof typed, 'counter' | 'of' | 'labels'>) =>
    table.get(counterItemKey({ counter, of, labels, day: '2026-06-18' }, 0));
  expect(await stored(typed)).toMatchObject({ count: 2, expires: late.row.expires });
  expect(await stored(kept)).toMatchObject({ count: 2 });
  expect(await stored(kept)).not.toHaveProperty('expires');
});
