import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../../shared/contract/endpoint.ts';
import { tablesInMemory } from '../../testing/tables-in-memory.ts';
import { entryLimits } from './entry-limits.ts';

const askForCode = defineEndpoint({
  summary: 'Mails a code, for these tests.',
  path: '/api/test/code',
  caller: 'member',
  request: z.object({}),
  example: {},
  response: z.object({}),
  dialect: 'status',
  limits: [
    { name: 'codes-of-network', of: 'codes', per: 'network', max: 1, seconds: 60 },
    { name: 'codes', of: 'codes', per: 'member', max: 1, seconds: 3_600 },
  ],
});

/** Counts calls of the entry, each from the network and by the member given. */
function aCounter() {
  const tables = tablesInMemory();
  const limits = tables.table('limits');
  const failing = { updates: 0 };
  const update: typeof limits.update = async (...change) => {
    if (failing.updates-- > 0) throw new Error('ECONNREFUSED');
    return limits.update(...change);
  };
  const keep = entryLimits(askForCode, { ...limits, update });
  const call = (uid: string, host = 1) =>
    keep({ viewerAddress: `198.51.100.${host}:443`, request: {}, caller: { uid } });
  return { call, failing };
}

test('of two limits that are used up the one that takes longest says when to come back', async () => {
  const { call } = aCounter();
  await call('ada');
  await expect(call('ada')).rejects.toThrow(/^Too many codes\. /);
  await expect(call('ben')).rejects.toThrow('Too many codes from your network');
  await expect(call('ada', 2)).rejects.toThrow(/^Too many codes\. /);
});

test('a call that could not be counted is a fault, and not let through', async () => {
  const { call, failing } = aCounter();
  failing.updates = 1;
  await expect(call('ada')).rejects.toThrow('ECONNREFUSED');
});

test('a fault is told before a limit that is used up: it would be of no use to come back then', async () => {
  const { call, failing } = aCounter();
  await call('ada');
  failing.updates = 1;
  await expect(call('ada', 2)).rejects.toThrow('ECONNREFUSED');
});
