import { describe, expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { createOnce } from './once.ts';

const id = '7d0f3a52-9c1e-4b7a-8f64-2e5d1c0b9a83';
const now = Date.parse('2026-11-01T10:00:00Z');

/** Requests that each ask for an order, and what they are answered. */
function aShop(clock = () => now) {
  const tables = tablesInMemory('enquiries');
  const table = tables.table('enquiries');
  const once = createOnce({ name: 'enquiries', table, transact: tables.transactTellingAll, now: clock });
  let orders = 0;
  const order = (requestId: string | undefined, fingerprint = 'two dongles', number = 0) =>
    once(requestId, fingerprint, (transaction) => {
      const orderId = `order-${number || ++orders}`;
      transaction.put('enquiries', { pk: orderId, sk: 'order' }, 'absent', 'number is taken');
      return { orderId };
    });
  const stored = () => tables.items().filter(({ sk }) => sk === 'order');
  return { tables, table, order, stored };
}

describe('a request under an id', () => {
  test('is done once, and answered with what was stored', async () => {
    const { order, stored, table } = aShop();
    expect(await order(id)).toEqual({ kind: 'written', answer: { orderId: 'order-1' } });
    expect(await order(id)).toEqual({ kind: 'repeated', answer: { orderId: 'order-1' } });
    expect(stored()).toHaveLength(1);
    expect(await table.get({ pk: `once#${id}`, sk: 'once' })).toMatchObject({
      fingerprint: 'two dongles',
      expires: Date.parse('2026-12-01T10:00:00Z') / 1_000,
    });
  });

  test('that is raced fifty times is done once, and every copy has the same answer', async () => {
    const { order, stored } = aShop();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => order(id)));
    expect(outcomes.filter(({ kind }) => kind === 'written')).toHaveLength(1);
    expect(new Set(outcomes.map((outcome) => 'answer' in outcome && outcome.answer.orderId)).size).toBe(1);
    expect(stored()).toHaveLength(1);
  });

  test('that was used for something else is refused, and writes nothing', async () => {
    const { order, stored } = aShop();
    await order(id);
    await expect(order(id, 'three dongles')).rejects.toMatchObject({ name: 'Refusal', message: /already used/ });
    expect(stored()).toHaveLength(1);
  });

  test('whose writes break a condition of their own is refused by its name, and leaves no answer', async () => {
    const { order, tables } = aShop();
    await order(undefined, 'x', 7);
    expect(await order(id, 'x', 7)).toEqual({ kind: 'refused', by: 'number is taken' });
    expect(tables.items()).toHaveLength(1);
  });

  test('that others are in the way of is tried again, and given up with nothing written', async () => {
    const { order, tables, stored } = aShop();
    tables.cancelNext('conflict', 'throttled');
    expect(await order(id)).toMatchObject({ kind: 'written' });
    const other = '0b6c3f0e-6a53-4f0e-9f0a-3c1b8a7d5e21';
    tables.hold('enquiries', { pk: `once#${other}`, sk: 'once' });
    await expect(order(other)).rejects.toThrow('Other writers');
    expect(stored()).toHaveLength(1);
  });
});

test('an answer whose time is over counts for nothing, though it is still there', async () => {
  let time = now;
  const { order, stored } = aShop(() => time);
  await order(id);
  time += 30 * 24 * 60 * 60 * 1_000;
  expect(await order(id)).toMatchObject({ kind: 'repeated' });
  time += 1_000;
  expect(await order(id, 'three dongles')).toMatchObject({ kind: 'written' });
  expect(stored()).toHaveLength(2);
});

test('without an id every request is new', async () => {
  const { order, tables } = aShop();
  await order(undefined);
  await order(undefined);
  expect(tables.items()).toHaveLength(2);
});
