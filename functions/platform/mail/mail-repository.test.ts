import { describe, expect, test } from 'vitest';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { addressStopper, isStopped, mailClaims, stoppedAddresses } from './mail-repository.ts';

const start = Date.parse('2026-11-01T10:00:00Z');
const expires = Date.parse('2027-02-09T10:00:00Z') / 1_000;
const key = { pk: 'mail#mail-1', sk: 'mail' };
const to = { recipient: 'hash', isOwn: false };

function someClaims() {
  const tables = tablesInMemory();
  const table = tables.table('mail');
  const clock = { now: start };
  return { table, tables, clock, claims: mailClaims(table, () => clock.now) };
}

describe('a claim', () => {
  test('a claim holds a mail for 15 seconds, and its row is kept for a hundred days', async () => {
    const { claims, table } = someClaims();
    const until = start + 15_000;
    expect(await claims.claim('mail-1', to)).toEqual({ until });
    expect(await table.get(key)).toEqual({ ...key, ...to, state: 'claimed', claimedUntil: until, expires });
  });

  test('a claim that is over at this very moment can be taken over, by one of those who try', async () => {
    const { claims, clock } = someClaims();
    await claims.claim('mail-1', to);
    clock.now += 15_000;
    const until = clock.now + 15_000;
    const taken = await Promise.all([claims.claim('mail-1', to), claims.claim('mail-1', to)]);
    expect(taken).toEqual([{ until }, 'held']);
    expect(await claims.claim('mail-1', to)).toBe('held');
  });

  test('a row that was there and is gone a moment later counts as held', async () => {
    const { table, clock } = someClaims();
    const gone = { ...table, put: async () => false, get: async () => undefined };
    expect(await mailClaims(gone, () => clock.now).claim('mail-1', to)).toBe('held');
  });

  test('a claim is released by who has it, and by nobody whose own one is over', async () => {
    const { claims, clock } = someClaims();
    await claims.claim('mail-1', to);
    clock.now += 15_000;
    const { until } = Object(await claims.claim('mail-1', to));
    expect(await claims.release('mail-1', start + 15_000)).toBe(false);
    expect(await claims.claim('mail-1', to)).toBe('held');
    expect(await claims.release('mail-1', until)).toBe(true);
    expect(await claims.claim('mail-1', to)).toEqual({ until: clock.now + 15_000 });
  });

  test('a mail that was never claimed is not marked as sent', async () => {
    const { claims, table } = someClaims();
    expect(await claims.end('mail-1', 'sent')).toBe(false);
    expect(await table.get(key)).toBeUndefined();
  });
});

describe('a stopped address', () => {
  const bounce = { address: 'hash', since: '2026-11-01T10:00:00Z', reason: 'bounce' } as const;

  test('a stop is written with its event, once', async () => {
    const { tables, table } = someClaims();
    const stop = addressStopper(tables.transact, () => start);
    expect(await stop('event-1', bounce)).toBe(true);
    expect(await stop('event-1', bounce)).toBe(false);
    expect(await table.get({ pk: 'told#event-1', sk: 'told' })).toEqual({ pk: 'told#event-1', sk: 'told', expires });
    expect(await isStopped(table, 'hash')).toBe(true);
  });

  test('a stop that cannot be written fails', async () => {
    const { tables } = someClaims();
    tables.hold('mail', { pk: 'stopped', sk: bounce.address });
    const stopping = addressStopper(tables.transact, () => start)('event-1', bounce);
    await expect(stopping).rejects.toThrow('Other writers');
  });

  test('stopped addresses are listed with the latest first', async () => {
    const { tables, table } = someClaims();
    const stop = addressStopper(tables.transact, () => start);
    for (const [address, day] of [
      ['b', '03'],
      ['a', '01'],
      ['c', '02'],
    ] as const)
      await stop(`event-${address}`, { address, since: `2026-11-${day}T10:00:00Z`, reason: 'complaint' });
    expect((await stoppedAddresses(table)).map(({ address }) => address)).toEqual(['b', 'c', 'a']);
  });
});
