import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createTable, documentClient } from './table.ts';

it('a table reads consistently, as what is read is cached or compared with what was just written', async () => {
  const asked: Record<string, unknown>[] = [];
  const client = new DynamoDBClient({ region: 'us-east-1' });
  client.middlewareStack.add(
    () =>
      async ({ input }) => {
        asked.push({ ...input });
        return { response: {}, output: { $metadata: {}, Items: [], Item: undefined } };
      },
    { step: 'initialize', priority: 'low' },
  );
  const table = createTable('content', documentClient(client));
  await table.get({ pk: 'releases#21', sk: '5.2.0' });
  await table.queryAll('releases#21');
  expect(asked).toHaveLength(2);
  for (const input of asked) expect(input).toMatchObject({ TableName: 'content', ConsistentRead: true });
});
