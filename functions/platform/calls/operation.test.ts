import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { createTrail } from '../audit/audit.ts';
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

const ship = operation(shipOrder, {}, () => async ({ order }) => {
  if (order === 13) throw new Refusal('It is shipped already');
  if (order === 99) throw new RangeError('secret@example.com is no order');
  return { shipped: true };
}).start({});

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
    const needs = { tables: { enquiries: ['UpdateItem'] }, audits: true } as const;
    const definition = operation(audited, needs, ({ audited }) => async () => {
      await audited({ operator: 'ada', subject: 'order-1' }, (transaction) =>
        transaction.update('enquiries', order, { set: { shipped: true } }),
      );
      return { shipped: true };
    });
    const clients = { tables: { enquiries: tables.table('enquiries') }, indexes: {}, transact: tables.transact, trail };
    await definition.start(clients)({ order: 1 }, aContext());
    expect(tables.items()).toContainEqual(
      expect.objectContaining({ operator: 'ada', action: 'order.shipped', subject: 'order-1' }),
    );
  });

  it('does not compile without the audit trail', () => {
    const nothing = () => async () => ({ shipped: true });
    const definitions = [
      operation(shipOrder, { tables: { enquiries: ['GetItem', 'Query'] }, keys: { lookup: ['hash'] } }, nothing),
      // @ts-expect-error writing
      operation(audited, { tables: { enquiries: ['GetItem', 'DeleteItem'] } }, nothing),
      // @ts-expect-error opening what is sealed
      operation(audited, { keys: { personal: ['open'] } }, nothing),
      // @ts-expect-error announcing
      operation(audited, { publishes: ['download.recorded.v1'] }, nothing),
      // @ts-expect-error announcing in a transaction
      operation(audited, { outbox: { table: 'enquiries', events: ['enquiry.received.v1'] } }, nothing),
      // @ts-expect-error counting
      operation(audited, { counts: 'enquiries' }, nothing),
      // @ts-expect-error the entry names no action
      operation(shipOrder, { tables: { enquiries: ['PutItem'] }, audits: true }, nothing),
    ];
    expect(definitions).toHaveLength(7);
  });
});
