import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/dialect.ts';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { aContext } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { operation } from './operation.ts';

const shipOrder = defineEndpoint({
  summary: 'Ships an order.',
  caller: 'ops',
  request: z.object({ order: z.int({ error: 'An order is expected' }) }),
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
