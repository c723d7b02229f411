import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { dynamodbNeeds } from './wire.ts';

const tableArn = (table: string, index?: string) => `table/${table}${index ? `/index/${index}` : ''}`;
const needs = (operation: string, input: Parameters<typeof dynamodbNeeds>[1]) =>
  dynamodbNeeds(operation, input, tableArn).map(({ action, resource }) => `${action} ${resource}`);

describe('a DynamoDB request needs', () => {
  it.each(['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'DescribeTable'])('its own action for %s', (operation) => {
    expect(needs(operation, { TableName: 'orders' })).toEqual([`dynamodb:${operation} table/orders`]);
  });

  it('the index when it reads one', () => {
    expect(needs('Query', { TableName: 'orders', IndexName: 'byDay' })).toEqual([
      'dynamodb:Query table/orders/index/byDay',
    ]);
    expect(needs('Scan', { TableName: 'orders' })).toEqual(['dynamodb:Scan table/orders']);
  });

  it('the table when it names it by ARN', () => {
    expect(needs('GetItem', { TableName: 'arn:aws:dynamodb:us-east-1:000000000000:table/orders' })).toEqual([
      'dynamodb:GetItem table/orders',
    ]);
  });

  it('every table of a batch', () => {
    const RequestItems = { orders: [], accounts: [] };
    expect(needs('BatchWriteItem', { RequestItems })).toEqual([
      'dynamodb:BatchWriteItem table/orders',
      'dynamodb:BatchWriteItem table/accounts',
    ]);
    expect(needs('BatchGetItem', { RequestItems: { orders: {} } })).toEqual(['dynamodb:BatchGetItem table/orders']);
  });

  it('the action of every part of a transaction', () => {
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

  it('something else when it is PartiQL or unknown: both are refused', () => {
    expect(() => needs('ExecuteStatement', { Statement: 'SELECT 1' })).toThrow('does not know ExecuteStatement');
    expect(() => needs('FlyToTheMoon', {})).toThrow('does not know FlyToTheMoon');
  });
});
