import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { readProperties } from '../../core/properties.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { aResolver, only } from '../../testing/stack.ts';
import { type DynamodbEngine, startEngine } from './engine.ts';
import { startTable, tableType } from './table.ts';

const folder = aFolder(afterAll);
let engine: DynamodbEngine;
beforeAll(async () => {
  engine = await startEngine(join(folder, 'dynamodb.db'));
});
afterAll(() => engine.stop());

const attribute = (name: string) => ({ AttributeName: name, AttributeType: 'S' });
const key = (name: string, KeyType = 'HASH') => ({ AttributeName: name, KeyType });

function aTable(TableName: string, more: JsonObject = {}) {
  const properties = { TableName, KeySchema: [key('pk')], AttributeDefinitions: [attribute('pk')], ...more };
  return only(aResolver({ Table: [tableType.type, properties] }), tableType.type);
}

/** @returns the engine's ARN of the table's stream */
async function start(TableName: string, more: JsonObject = {}) {
  const table = aTable(TableName, more);
  return startTable(table, readProperties(table, tableType.properties), engine);
}
const call = (operation: string, input: JsonObject) => engine.call(`DynamoDB_20120810.${operation}`, input);
const describeTable = async (TableName: string) => (await call('DescribeTable', { TableName })).Table;

const byDay = {
  AttributeDefinitions: [attribute('pk'), attribute('day')],
  GlobalSecondaryIndexes: [{ IndexName: 'byDay', KeySchema: [key('day')], Projection: { ProjectionType: 'ALL' } }],
};

describe('a table', () => {
  it('a table has the keys, indexes, stream and time to live of the template', async () => {
    const TimeToLiveSpecification = { AttributeName: 'expires', Enabled: true };
    const engineStreamArn = await start('whole', {
      ...byDay,
      StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      TimeToLiveSpecification,
    });
    expect(await describeTable('whole')).toMatchObject({
      KeySchema: [key('pk')],
      GlobalSecondaryIndexes: [{ IndexName: 'byDay' }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    });
    expect(await call('DescribeTimeToLive', { TableName: 'whole' })).toMatchObject({
      TimeToLiveDescription: { AttributeName: 'expires' },
    });
    expect(engineStreamArn).toMatch(/table\/whole\/stream\//);
  });

  it('a table has a stream only when the template says so, under a name that is known before the engine runs', async () => {
    expect(await start('silent')).toBeUndefined();
    const StreamSpecification = { StreamViewType: 'NEW_IMAGE' };
    expect(aTable('loud', { StreamSpecification }).attribute('StreamArn')).toBe(
      'arn:aws:dynamodb:us-east-1:000000000000:table/loud/stream/2026-01-01T00:00:00.000',
    );
  });

  it('a table keeps its items when it is started again, and gains what the template gained', async () => {
    await start('grown');
    await call('PutItem', { TableName: 'grown', Item: { pk: { S: 'kept' } } });
    await start('grown', { ...byDay, StreamSpecification: { StreamViewType: 'KEYS_ONLY' } });
    await start('grown', { ...byDay, StreamSpecification: { StreamViewType: 'KEYS_ONLY' } });
    expect(await describeTable('grown')).toMatchObject({
      GlobalSecondaryIndexes: [{ IndexName: 'byDay' }],
      StreamSpecification: { StreamEnabled: true },
    });
    expect(await call('GetItem', { TableName: 'grown', Key: { pk: { S: 'kept' } } })).toEqual({
      Item: { pk: { S: 'kept' } },
    });
  });

  it('a table with an existing name and other keys is refused', async () => {
    await start('fixed');
    const other = { KeySchema: [key('id')], AttributeDefinitions: [attribute('id')] };
    await expect(start('fixed', other)).rejects.toThrow('The table fixed (Site/Table) exists with other keys');
  });

  it('a table says what is wrong with its properties', async () => {
    await expect(start('broken', { KeySchema: 'pk' })).rejects.toThrow(
      /AWS::DynamoDB::Table Site\/Table is not as.*KeySchema/s,
    );
    await expect(start('broken', { LocalSecondaryIndexes: byDay.GlobalSecondaryIndexes })).rejects.toThrow(
      /AWS::DynamoDB::Table Site\/Table is not as.*LocalSecondaryIndexes/s,
    );
  });
});
