import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from '../../functions/platform/table.ts';

/** A client of a local engine. */
export function localClient(endpoint: string): DynamoDBClient {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
}

/** A fresh, empty table with the keys that every table of the stack has. */
export async function anEmptyTable(client: DynamoDBClient) {
  const TableName = `test-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
    }),
  );
  return createTable(TableName, client);
}
