import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, test, vi } from 'vitest';
import { captureLog } from '../testing/log-capture.ts';
import { contended, untilUncontended } from './contention.ts';
import { createTable, documentClient } from './table.ts';

const log = captureLog();
afterEach(() => vi.restoreAllMocks());

const quickly = { pause: () => 0 };

test('what others hold is tried again until it is free, and each time is told', async () => {
  const results = [contended, contended, 'done'] as const;
  const work = vi.fn(async () => results[work.mock.calls.length - 1] ?? contended);
  expect(await untilUncontended(work, quickly)).toBe('done');
  expect(log.text.match(/"code":"write.contended"/g)).toHaveLength(2);
});

test('what stays held is given up after as many tries as it may have', async () => {
  const work = vi.fn(async () => contended as typeof contended);
  await expect(untilUncontended(work, { ...quickly, attempts: 5 })).rejects.toMatchObject({ name: 'Contended' });
  expect(work).toHaveBeenCalledTimes(5);
});

test('a single write that a transaction holds up is tried again', async () => {
  const client = new DynamoDBClient({ region: 'us-east-1', credentials: { accessKeyId: 'k', secretAccessKey: 's' } });
  let attempts = 0;
  client.middlewareStack.add(
    () => async () => {
      attempts += 1;
      if (attempts < 3) throw new TransactionConflictException({ message: 'held', $metadata: {} });
      return { response: {}, output: { Attributes: { total: 1 }, $metadata: {} } };
    },
    { step: 'initialize', priority: 'low' },
  );
  const table = createTable('orders', documentClient(client));
  expect(await table.updateAndGet({ pk: 'a', sk: 'b' }, { add: { total: 1 } })).toMatchObject({ total: 1 });
  expect(attempts).toBe(3);
});
