import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DeleteTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { createTable, documentClient } from '../../../functions/platform/tables/table.ts';
import {
  attemptIn,
  createTransact,
  createTransactTellingAll,
  type Transact,
  type TransactTellingAll,
} from '../../../functions/platform/tables/transaction.ts';
import { startEngine } from '../../../infra/local/services/dynamodb/engine.ts';

/** An empty table, and how to drop it. */
export interface EmptyTable {
  readonly table: ReturnType<typeof createTable>;
  /** Acts on this table, whichever one an action names. */
  readonly transact: Transact;
  readonly transactTellingAll: TransactTellingAll;
  /** The same, with an outbox in this table. */
  transactWith(outbox: string): Transact;
  drop(): Promise<void>;
}

/**
 * The engine that tests of the data layer run against: the one that `AWS_ENDPOINT_URL_DYNAMODB` names, or our own in memory.
 */
export async function aDynamodbEngine() {
  const named = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const own = named ? undefined : await startEngine(':memory:');
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint: named ?? own?.url ?? '', region: 'us-east-1', credentials });

  /** A fresh, empty table with the keys that every table of the stack has. */
  async function anEmptyTable(): Promise<EmptyTable> {
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
    await waitUntilTableExists({ client, maxWaitTime: 60, minDelay: 1 }, { TableName });
    const drop = async () => void (await client.send(new DeleteTableCommand({ TableName })));
    const documents = documentClient(client);
    const attempt = attemptIn(documents, () => TableName);
    const transactWith = (outbox?: string) => createTransact(attempt, outbox);
    return {
      table: createTable(TableName, documents),
      transact: transactWith(),
      transactTellingAll: createTransactTellingAll(attempt),
      transactWith,
      drop,
    };
  }

  return {
    anEmptyTable,
    stop: async () => {
      client.destroy();
      await own?.stop();
    },
  };
}
