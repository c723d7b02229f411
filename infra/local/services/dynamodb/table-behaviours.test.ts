import {
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { startedServices } from '../../testing/started-services.ts';
import { dynamodb } from './index.ts';

const TableName = 'orders';
const Table = {
  TableName,
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: ['pk', 'month'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byMonth',
      KeySchema: [{ AttributeName: 'month', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

async function someOrders() {
  const { settings, reports } = await startedServices([dynamodb], { Table: ['AWS::DynamoDB::Table', Table] });
  const client = new DynamoDBClient(settings);
  onTestFinished(() => client.destroy());
  const itemOf = (pk: string) => ({ pk: { S: pk }, month: { S: 'June' } });
  return {
    behave: (given: unknown) => reports.write('table-behaviours.json', given),
    put: (pk: string) => client.send(new PutItemCommand({ TableName, Item: itemOf(pk) })),
    touch: (pk: string) => client.send(new UpdateItemCommand({ TableName, Key: { pk: { S: pk } } })),
    transact: (...pks: string[]) =>
      client.send(
        new TransactWriteItemsCommand({ TransactItems: pks.map((pk) => ({ Put: { TableName, Item: itemOf(pk) } })) }),
      ),
    ofJune: async () => {
      const { Items = [], Count } = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'byMonth',
          KeyConditionExpression: '#month = :june',
          ExpressionAttributeNames: { '#month': 'month' },
          ExpressionAttributeValues: { ':june': { S: 'June' } },
        }),
      );
      expect(Count).toBe(Items.length);
      return Items.map(({ pk }) => pk?.S).toSorted();
    },
  };
}

it('a share of writes finds another transaction at work, as the SDK knows it, and writes nothing', async () => {
  const { behave, put, transact, ofJune } = await someOrders();
  behave([{ does: 'conflict', share: 0.5 }]);
  await put('a');
  await expect(put('b')).rejects.toMatchObject({ name: 'TransactionConflictException' });
  await transact('c', 'd');
  await expect(transact('e', 'f')).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });
  behave([]);
  expect(await ofJune()).toEqual(['a', 'c', 'd']);
});

it('conflicts of one operation leave the others alone', async () => {
  const { behave, put, transact, ofJune } = await someOrders();
  behave([{ does: 'conflict', operation: 'TransactWriteItems' }]);
  await put('a');
  await expect(transact('b', 'c')).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(await ofJune()).toEqual(['a']);
});

it('an index does not have yet what was written in the last seconds', async () => {
  const { behave, put, touch, transact, ofJune } = await someOrders();
  await put('a');
  await put('b');
  behave([{ does: 'lag', seconds: 60 }]);
  expect(await ofJune()).toEqual(['a', 'b']);
  await touch('b');
  await transact('c');
  expect(await ofJune()).toEqual(['a']);
  behave([{ does: 'lag', seconds: 0.05 }]);
  await expect.poll(ofJune).toEqual(['a', 'b', 'c']);
});

it.each([{}, { does: 'conflict', share: 2 }, { does: 'lag' }, { does: 'lag', seconds: 61 }])(
  'behaviours of tables that nobody knows are refused: %j',
  async (given) => {
    const { behave } = await someOrders();
    expect(() => behave([given])).toThrow();
  },
);
