import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../../shared/contract/endpoint.ts';
import { sealerInMemory } from '../../testing/sealer-in-memory.ts';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { entryLimits } from './entry-limits.ts';

const askForCode = defineEndpoint({
  summary: 'Mails a code, for these tests.',
  path: '/api/test/code',
  caller: 'visitor',
  request: z.object({ email: z.string() }),
  example: { email: 'ada@example.com' },
  response: z.object({}),
  dialect: 'status',
  limits: [
    { name: 'codes-of-network', of: 'codes', per: 'network', max: 1, seconds: 60 },
    { name: 'codes', of: 'codes', per: { field: 'email', kind: 'mailbox' }, max: 1, seconds: 3_600 },
  ],
});

/** Counts calls of the entry, each from the network and with the address given. */
function aCounter() {
  const tables = tablesInMemory();
  const limits = tables.table('limits');
  const failing = { updates: 0 };
  const update: typeof limits.update = async (...change) => {
    if (failing.updates-- > 0) throw new Error('ECONNREFUSED');
    return limits.update(...change);
  };
  const keep = entryLimits(askForCode, { limits: { ...limits, update }, lookupHash: sealerInMemory().lookupHash });
  const call = (email: unknown, host = 1) =>
    keep({ viewerAddress: `198.51.100.${host}:443`, request: { email }, caller: undefined });
  return { call, failing, counted: () => tables.items().map(({ pk }) => String(pk).split('#')[0]) };
}

test('of two limits that are used up the one that takes longest says when to come back', async () => {
  const { call } = aCounter();
  await call('ada@example.com');
  await expect(call('ada@example.com')).rejects.toThrow('Too many codes for this mailbox');
  await expect(call('ben@example.com')).rejects.toThrow('Too many codes from your network');
  await expect(call('ada@example.com', 2)).rejects.toThrow('for this mailbox');
});

test('a call that could not be counted is a fault, and not let through', async () => {
  for (const email of ['ada@example.com', '']) {
    const { call, failing } = aCounter();
    failing.updates = 1;
    await expect(call(email)).rejects.toThrow('ECONNREFUSED');
  }
});

test('a fault is told before a limit that is used up: it would be of no use to come back then', async () => {
  const { call, failing } = aCounter();
  await call('ada@example.com');
  failing.updates = 1;
  await expect(call('ada@example.com', 2)).rejects.toThrow('ECONNREFUSED');
});

test.each([[''], [undefined], [12]])(
  'who leaves the field empty, as %j, is counted by what is there',
  async (email) => {
    const { call, counted } = aCounter();
    await call(email);
    expect(counted()).toEqual(['codes-of-network']);
  },
);
