import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { parity } from '../../testing/parity.ts';
import { aRole } from '../../testing/stack.ts';
import { startedServices } from '../../testing/started-services.ts';
import { dynamodb } from './index.ts';

const TableName = 'orders';
const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders';
const refused = { name: 'AccessDeniedException' };

/** A table, and a client with the rights of a role. */
async function aTable(statement: JsonObject, more: JsonObject = {}) {
  const { settingsOf } = await startedServices([dynamodb], {
    Table: [
      'AWS::DynamoDB::Table',
      {
        TableName,
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        ...more,
      },
    ],
    ...aRole('writer', { Effect: 'Allow', Resource: tableArn, ...statement }),
  });
  const client = new DynamoDBClient(settingsOf('writer'));
  onTestFinished(() => client.destroy());
  const item = (pk: string) => ({ pk: { S: pk } });
  return {
    put: (pk: string) => client.send(new PutItemCommand({ TableName, Item: item(pk) })),
    delete: (pk: string) => client.send(new DeleteItemCommand({ TableName, Key: item(pk) })),
    update: (pk: string) => client.send(new UpdateItemCommand({ TableName, Key: item(pk) })),
    transact: (...keys: string[]) =>
      client.send(
        new TransactWriteItemsCommand({ TransactItems: keys.map((pk) => ({ Put: { TableName, Item: item(pk) } })) }),
      ),
    query: (pk: string) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#k = :v',
          ExpressionAttributeNames: { '#k': 'pk' },
          ExpressionAttributeValues: { ':v': { S: pk } },
        }),
      ),
  };
}

const partitions = { documented: 'DynamoDB: Using IAM policy conditions for fine-grained access control' };

parity('rights on a table may be bound to partitions, also within a transaction', partitions, async () => {
  const {
    put,
    delete: remove,
    query,
    transact,
  } = await aTable({
    Action: ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:Query'],
    Condition: {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['outbox#0', 'outbox#1'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
  await put('outbox#0');
  await put('outbox#1');
  await query('outbox#0');
  await remove('outbox#0');
  await transact('outbox#0');
  await expect(put('order')).rejects.toMatchObject(refused);
  await expect(query('order')).rejects.toMatchObject(refused);
  await expect(remove('order')).rejects.toMatchObject(refused);
  await expect(transact('outbox#1', 'order')).rejects.toMatchObject(refused);
});

const tablePolicy = { documented: 'DynamoDB: Using resource-based policies' };

parity('what the policy of a table denies is denied to a role that is allowed it', tablePolicy, async () => {
  const denied = ['UpdateItem', 'DeleteItem'].map((action) => `dynamodb:${action}`);
  const PolicyDocument = { Statement: [{ Effect: 'Deny', Principal: '*', Action: denied, Resource: '*' }] };
  const allowed = { Action: ['dynamodb:PutItem', ...denied] };
  const { put, delete: remove, update } = await aTable(allowed, { ResourcePolicy: { PolicyDocument } });
  await put('row');
  await expect(update('row')).rejects.toMatchObject({ ...refused, message: expect.stringContaining('explicit deny') });
  await expect(remove('row')).rejects.toMatchObject(refused);
});
