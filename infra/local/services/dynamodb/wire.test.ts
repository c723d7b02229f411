import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { dynamodbNeeds } from './wire.ts';

const tables = {
  arn: (table: string, index?: string) => `table/${table}${index ? `/index/${index}` : ''}`,
  partitionKey: (_: string, index?: string) => (index ? 'day' : 'pk'),
};
const needs = (operation: string, input: Parameters<typeof dynamodbNeeds>[1]) =>
  dynamodbNeeds(operation, input, tables).map(({ action, resource }) => `${action} ${resource}`);
const leadingKeys = (operation: string, input: Parameters<typeof dynamodbNeeds>[1]) =>
  dynamodbNeeds(operation, input, tables).map(({ context }) => context?.['dynamodb:LeadingKeys']);

describe('a DynamoDB request needs', () => {
  it.each(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'DescribeTable'])(
    'the request %s needs the action of its own name',
    (operation) => {
      expect(needs(operation, { TableName: 'orders' })).toEqual([`dynamodb:${operation} table/orders`]);
    },
  );

  it('a request that reads an index needs the action on the index', () => {
    expect(needs('Query', { TableName: 'orders', IndexName: 'byDay' })).toEqual([
      'dynamodb:Query table/orders/index/byDay',
    ]);
    expect(needs('Scan', { TableName: 'orders' })).toEqual(['dynamodb:Scan table/orders']);
  });

  it('a request that names its table by ARN needs the action on that table', () => {
    expect(needs('GetItem', { TableName: 'arn:aws:dynamodb:us-east-1:000000000000:table/orders' })).toEqual([
      'dynamodb:GetItem table/orders',
    ]);
  });

  it('a transaction needs the action of each of its parts', () => {
    const TransactItems: JsonObject[] = [
      { Put: { TableName: 'downloads' } },
      { Update: { TableName: 'counters' } },
      { Delete: { TableName: 'codes' } },
      { ConditionCheck: { TableName: 'accounts' } },
    ];
    expect(needs('TransactWriteItems', { TransactItems })).toEqual([
      'dynamodb:PutItem table/downloads',
      'dynamodb:UpdateItem table/counters',
      'dynamodb:DeleteItem table/codes',
      'dynamodb:ConditionCheckItem table/accounts',
    ]);
    expect(needs('TransactGetItems', { TransactItems: [{ Get: { TableName: 'orders' } }] })).toEqual([
      'dynamodb:GetItem table/orders',
    ]);
  });

  it('PartiQL, batches and unknown operations are refused', () => {
    expect(() => needs('BatchWriteItem', { RequestItems: { orders: [] } })).toThrow('does not know BatchWriteItem');
    expect(() => needs('ExecuteStatement', { Statement: 'SELECT 1' })).toThrow('does not know ExecuteStatement');
    expect(() => needs('FlyToTheMoon', {})).toThrow('does not know FlyToTheMoon');
  });

  it('a request says which partition it touches, wherever it states its key', () => {
    const Key = { pk: { S: 'outbox#1' }, sk: { S: 'x' } };
    expect(leadingKeys('GetItem', { TableName: 'orders', Key })).toEqual(['outbox#1']);
    expect(leadingKeys('PutItem', { TableName: 'orders', Item: { ...Key, name: { S: 'n' } } })).toEqual(['outbox#1']);
    const Update = { TableName: 'orders', Key, UpdateExpression: 'SET a = :a' };
    const Put = { TableName: 'orders', Item: { pk: { S: 'order' } } };
    expect(leadingKeys('TransactWriteItems', { TransactItems: [{ Update }, { Put }] })).toEqual(['outbox#1', 'order']);
  });

  it('a query says which partition of a table or index it reads', () => {
    const values = { ':p': { S: 'outbox#1' }, ':a': { S: '1' }, ':b': { S: '2' } };
    const query = { TableName: 'orders', ExpressionAttributeValues: values };
    expect(leadingKeys('Query', { ...query, KeyConditionExpression: 'sk BETWEEN :a AND :b AND pk = :p' })).toEqual([
      'outbox#1',
    ]);
    expect(
      leadingKeys('Query', {
        ...query,
        IndexName: 'byDay',
        KeyConditionExpression: '#n0 = :p',
        ExpressionAttributeNames: { '#n0': 'day' },
      }),
    ).toEqual(['outbox#1']);
    expect(leadingKeys('Scan', { TableName: 'orders' })).toEqual([undefined]);
  });
});
