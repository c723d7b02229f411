import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../cloudformation/json.ts';
import { aResolver, only } from '../fixtures/stack.ts';
import { type DynamodbEngine, startEngine } from './dynamodb-engine.ts';
import { startTable } from './dynamodb-table.ts';

let engine: DynamodbEngine;
beforeAll(async () => {
  engine = await startEngine(join(mkdtempSync(join(tmpdir(), 'engine-')), 'dynamodb.db'));
});
afterAll(() => engine.stop());

const attribute = (name: string) => ({ AttributeName: name, AttributeType: 'S' });
const key = (name: string, KeyType = 'HASH') => ({ AttributeName: name, KeyType });

function aTable(TableName: string, more: JsonObject = {}, type = 'AWS::DynamoDB::Table') {
  const properties = { TableName, KeySchema: [key('pk')], AttributeDefinitions: [attribute('pk')], ...more };
  return only(aResolver({ Table: [type, properties] }), type);
}
const call = (operation: string, input: JsonObject) => engine.call(`DynamoDB_20120810.${operation}`, input);
const describeTable = async (TableName: string) => (await call('DescribeTable', { TableName })).Table;

const byDay = {
  AttributeDefinitions: [attribute('pk'), attribute('day')],
  GlobalSecondaryIndexes: [{ IndexName: 'byDay', KeySchema: [key('day')], Projection: { ProjectionType: 'ALL' } }],
};

describe('a table', () => {
  it('has the keys, indexes, stream and time to live of the template', async () => {
    const TimeToLiveSpecification = { AttributeName: 'expires', Enabled: true };
    const started = await startTable(
      aTable('whole', { ...byDay, StreamSpecification: { StreamViewType: 'NEW_IMAGE' }, TimeToLiveSpecification }),
      engine,
    );
    expect(await describeTable('whole')).toMatchObject({
      KeySchema: [key('pk')],
      GlobalSecondaryIndexes: [{ IndexName: 'byDay' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    });
    expect(await call('DescribeTimeToLive', { TableName: 'whole' })).toMatchObject({
      TimeToLiveDescription: { AttributeName: 'expires' },
    });
    expect(started.engineStreamArn).toMatch(/table\/whole\/stream\//);
  });

  it('may be declared as a global table', async () => {
    await startTable(aTable('global', { Replicas: [{ Region: 'us-east-1' }] }, 'AWS::DynamoDB::GlobalTable'), engine);
    expect(await describeTable('global')).toMatchObject({ TableName: 'global' });
  });

  it('keeps its items over a start, and gains what the template gained', async () => {
    await startTable(aTable('grown'), engine);
    await call('PutItem', { TableName: 'grown', Item: { pk: { S: 'kept' } } });
    await startTable(aTable('grown', { ...byDay, StreamSpecification: { StreamViewType: 'KEYS_ONLY' } }), engine);
    await startTable(aTable('grown', { ...byDay, StreamSpecification: { StreamViewType: 'KEYS_ONLY' } }), engine);
    expect(await describeTable('grown')).toMatchObject({
      GlobalSecondaryIndexes: [{ IndexName: 'byDay' }],
      StreamSpecification: { StreamEnabled: true },
    });
    expect(await call('GetItem', { TableName: 'grown', Key: { pk: { S: 'kept' } } })).toEqual({
      Item: { pk: { S: 'kept' } },
    });
  });

  it('refuses other keys for an existing name', async () => {
    await startTable(aTable('fixed'), engine);
    const other = aTable('fixed', { KeySchema: [key('id')], AttributeDefinitions: [attribute('id')] });
    await expect(startTable(other, engine)).rejects.toThrow('The table fixed (Site/Table) exists with other keys');
  });

  it('says what is wrong with its properties', async () => {
    await expect(startTable(aTable('broken', { KeySchema: 'pk' }), engine)).rejects.toThrow(
      /AWS::DynamoDB::Table Site\/Table is not as/,
    );
  });
});
