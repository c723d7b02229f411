import { createServer } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, test } from 'vitest';
import { createTable, documentClient } from '../tables/table.ts';
import { describeError } from './describe-error.ts';

async function aClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

test('an unreachable table is logged by code, service, operation and the place that called it', async () => {
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${await aClosedPort()}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  const error = await createTable('content', documentClient(client))
    .get({ pk: 'a', sk: 'b' })
    .catch((thrown: unknown) => thrown);
  const facts = describeError(error);
  expect(facts).toMatchObject({ errorCode: 'ECONNREFUSED', service: 'DynamoDB', operation: 'GetItem' });
  expect(facts.frames.join('\n')).toContain('describe-error.test.ts');
});

test('an error of ours is logged by its name and place, never by its message', () => {
  const facts = describeError(new RangeError('secret@example.com', { cause: new Error('secret') }));
  expect(facts).toMatchObject({ errorName: 'RangeError', errorCode: '', service: '', operation: '' });
  expect(JSON.stringify(facts)).not.toContain('secret');
  expect(facts.frames[0]).toContain('describe-error.test.ts');
});

test('a code that is no word of a protocol is not logged', () => {
  expect(describeError(Object.assign(new Error(), { code: 'user <secret@example.com>' })).errorCode).toBe('');
});

test.each(['a text', undefined, { message: 'secret' }])(
  'what is thrown and is no error has a type and nothing more: %j',
  (thrown) => {
    expect(describeError(thrown)).toEqual({
      errorName: typeof thrown,
      errorCode: '',
      service: '',
      operation: '',
      frames: [],
    });
  },
);
