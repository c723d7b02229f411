import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { downloadRecorded } from '../../../events/download-recorded/event.ts';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { createTrail } from '../audit/audit.ts';
import { auditing } from '../audit/auditing.ts';
import { counting } from '../counters/counting.ts';
import { publishing } from '../events/publishing.ts';
import { hashing, opening } from '../personal-data/sealing.ts';
import { rows } from '../tables/rows.ts';
import type { TableValue } from '../tables/table-value.ts';
import { transaction } from '../tables/writing.ts';
import { aContext } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { operation } from './operation.ts';

const shipOrder = defineEndpoint({
  summary: 'Ships an order.',
  caller: 'ops',
  request: z.object({ order: z.int({ error: 'An order is expected' }) }),
  example: { order: 1 },
  response: z.object({ shipped: z.boolean() }),
  dialect: 'status',
});

const ship = operation(shipOrder, { uses: {} }, () => async ({ order }) => {
  if (order === 13) throw new Refusal('It is shipped already');
  if (order === 99) throw new RangeError('secret@example.com is no order');
  return { shipped: true };
}).start({});

const orders = {
  name: 'orders',
  announces: ['download.recorded.v1'],
  timeToLive: 'expires',
} as const satisfies TableValue;

const log = captureLog();
const lines = () => log.text.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));

describe('an operation', () => {
  it('an operation answers in its dialect', async () => {
    expect(await ship({ order: 1 }, aContext())).toEqual({ status: 0, msg: 'success', data: { shipped: true } });
    expect(lines()).toContainEqual(expect.objectContaining({ Accepted: 1 }));
  });

  it.each([
    ['what it cannot read', { order: 'x' }, 'An order is expected'],
    ['what a rule forbids', { order: 13 }, 'It is shipped already'],
  ])('an operation refuses %s, and counts the refusal', async (_, request, msg) => {
    expect(await ship(request, aContext())).toEqual({ status: 1, msg });
    expect(lines()).toContainEqual(expect.objectContaining({ Refused: 1 }));
  });

  it('an operation fails the invocation for a bug, counts the fault, and does not log what the error said', async () => {
    const context = aContext();
    const failure = `The operation failed; its log has more under request ${context.awsRequestId}`;
    await expect(ship({ order: 99 }, context)).rejects.toThrow(failure);
    expect(lines()).toContainEqual(expect.objectContaining({ Faulty: 1 }));
    expect(lines()).toContainEqual(expect.objectContaining({ code: 'call.failed', errorName: 'RangeError' }));
    expect(log.text).not.toContain('secret');
  });
});

describe('what operators answer for', () => {
  const order = { pk: 'order', sk: '1' };
  const audited = { ...shipOrder, audits: 'order.shipped' } as const;

  it('is written into the audit trail under the action of the entry', async () => {
    const tables = tablesInMemory();
    const trail = createTrail({ table: tables.table('audit'), transact: tables.transactTellingAll });
    const uses = { audited: auditing({ in: [[orders, 'UpdateItem']] }) };
    const definition = operation(audited, { uses }, ({ audited }) => async () => {
      await audited({ operator: 'ada', subject: 'order-1' }, (transaction) =>
        transaction.update('orders', order, { set: { shipped: true } }),
      );
      return { shipped: true };
    });
    await definition.start({ audited: trail })({ order: 1 }, aContext());
    expect(tables.items()).toContainEqual(
      expect.objectContaining({ operator: 'ada', action: 'order.shipped', subject: 'order-1' }),
    );
  });

  it('does not compile without the audit trail', () => {
    const transact = transaction({ announces: [downloadRecorded], outbox: orders });
    const nothing = () => async () => ({ shipped: true });
    const definitions = [
      operation(shipOrder, { uses: { orders: rows(orders, 'GetItem', 'Query'), lookupHash: hashing() } }, nothing),
      // @ts-expect-error writing
      operation(audited, { uses: { orders: rows(orders, 'GetItem', 'DeleteItem') } }, nothing),
      // @ts-expect-error opening what is sealed
      operation(audited, { uses: { open: opening() } }, nothing),
      // @ts-expect-error announcing
      operation(audited, { uses: { publish: publishing(downloadRecorded) } }, nothing),
      // @ts-expect-error announcing in a transaction
      operation(audited, { uses: { transact } }, nothing),
      // @ts-expect-error counting
      operation(audited, { uses: { count: counting(orders) } }, nothing),
      // @ts-expect-error the entry names no action
      operation(shipOrder, { uses: { audited: auditing({ in: [[orders, 'PutItem']] }) } }, nothing),
      // @ts-expect-error the entry names an action that nothing records
      operation(audited, { uses: {} }, nothing),
    ];
    expect(definitions).toHaveLength(8);
  });
});
