import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createJudge } from '../aws/judge.ts';
import { collectPolicies } from '../aws/policies.ts';
import type { JsonObject } from '../cloudformation/json.ts';
import { aPlace, aResolver, only } from '../fixtures/stack.ts';
import { type DynamodbEngine, startEngine } from './dynamodb-engine.ts';
import { openTableStream } from './dynamodb-stream.ts';
import { startTable } from './dynamodb-table.ts';
import type { EventBuses } from './event-bus.ts';
import type { Running } from './event-source-mapping.ts';
import { startPipe } from './pipe.ts';
import { createPositions } from './state-database.ts';
import { createWriteSignal } from './write-signal.ts';

let engine: DynamodbEngine;
beforeAll(async () => {
  engine = await startEngine(join(mkdtempSync(join(tmpdir(), 'engine-')), 'dynamodb.db'));
});
afterAll(() => engine.stop());

const running: Running[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

const streamArn = (name: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${name}/stream/1`;
const bus = 'arn:aws:events:us-east-1:000000000000:event-bus/site';
const grants = (name: string): JsonObject[] => [
  {
    Effect: 'Allow',
    Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
    Resource: streamArn(name),
  },
  { Effect: 'Allow', Action: 'events:PutEvents', Resource: bus },
];

/** A table with a stream, and pipes from it to a bus that takes what `accepts` allows. */
async function aTableWithPipes(name: string) {
  const properties = {
    TableName: name,
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  };
  const { engineStreamArn = '' } = await startTable(
    only(aResolver({ Table: ['AWS::DynamoDB::Table', properties] }), 'AWS::DynamoDB::Table'),
    engine,
  );
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE positions (name TEXT PRIMARY KEY, position TEXT NOT NULL)');
  const positions = createPositions(database);
  const writes = createWriteSignal();
  const events: JsonObject[] = [];
  const warnings: string[] = [];
  let refusals = 0;
  const buses: Pick<EventBuses, 'publish'> = {
    publish: async (_bus, published) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('bus is busy');
      }
      events.push(...published);
    },
  };

  function start(more: JsonObject = {}, statements = grants(name), StartingPosition = 'TRIM_HORIZON'): Running {
    const SourceParameters = {
      DynamoDBStreamParameters: { StartingPosition, BatchSize: 2 },
      ...(more.SourceParameters as JsonObject),
    };
    const resolver = aResolver({
      Role: [
        'AWS::IAM::Role',
        { RoleName: 'pipe', Policies: [{ PolicyDocument: { Version: '2012-10-17', Statement: statements } }] },
      ],
      Pipe: [
        'AWS::Pipes::Pipe',
        {
          Name: 'changes',
          Source: streamArn(name),
          Target: bus,
          RoleArn: { 'Fn::GetAtt': ['Role', 'Arn'] },
          ...more,
          SourceParameters,
        },
      ],
    });
    const pipe = startPipe(only(resolver, 'AWS::Pipes::Pipe'), {
      // A pipe only publishes.
      buses: buses as EventBuses,
      judge: createJudge(collectPolicies(resolver), aPlace.accountId),
      positions,
      writes,
      log: { info: () => {}, warn: (message) => warnings.push(message) },
      accountId: aPlace.accountId,
      region: aPlace.region,
      streamOf: () => openTableStream(engine, engineStreamArn),
    });
    running.push(pipe);
    return pipe;
  }

  const put = async (...ids: string[]) => {
    for (const id of ids)
      await engine.call('DynamoDB_20120810.PutItem', { TableName: name, Item: { pk: { S: id }, total: { N: '7' } } });
    writes.written();
  };
  const ids = () => events.map(({ detail }) => JSON.stringify(detail).match(/"S":"(\w+)"/)?.[1]);
  return { start, put, ids, events, warnings, refuse: (times: number) => (refusals = times) };
}

describe('a pipe', () => {
  it('publishes every change, in order, as the record of the stream', async () => {
    const { start, put, ids, events } = await aTableWithPipes('all');
    start();
    await put('a', 'b', 'c');
    await expect.poll(ids).toEqual(['a', 'b', 'c']);
    expect(events[0]).toMatchObject({
      source: 'Pipe changes',
      'detail-type': 'Event from aws:dynamodb',
      detail: {
        eventName: 'INSERT',
        eventSource: 'aws:dynamodb',
        awsRegion: 'us-east-1',
        eventSourceARN: streamArn('all'),
      },
    });
  });

  it('goes on where it stood, however it ended', async () => {
    const { start, put, ids } = await aTableWithPipes('resumed');
    const first = start();
    await put('a');
    await expect.poll(ids).toEqual(['a']);
    await first.stop();
    await put('b');
    start();
    await expect.poll(ids).toEqual(['a', 'b']);
  });

  it('tries again what the bus did not accept', async () => {
    const { start, put, ids, warnings, refuse } = await aTableWithPipes('retried');
    refuse(1);
    start();
    await put('a', 'b', 'c');
    await expect.poll(ids, { timeout: 5_000 }).toEqual(['a', 'b', 'c']);
    expect(warnings).toEqual(['The pipe changes tries again in a second: bus is busy']);
  });

  it('from the latest position ignores what was before its first start, and nothing after', async () => {
    const { start, put, ids } = await aTableWithPipes('latest');
    await put('before', 'too');
    const first = start({}, grants('latest'), 'LATEST');
    await put('a');
    await first.stop();
    await put('b');
    start({}, grants('latest'), 'LATEST');
    await expect.poll(() => ids().filter((id) => id === 'b')).toEqual(['b']);
    expect(ids()).not.toContain('too');
  });

  it('shapes and filters as it is told', async () => {
    const { start, put, events } = await aTableWithPipes('shaped');
    const Filters = [{ Pattern: JSON.stringify({ dynamodb: { Keys: { pk: { S: [{ prefix: 'paid' }] } } } }) }];
    start({
      SourceParameters: { FilterCriteria: { Filters } },
      TargetParameters: {
        InputTemplate: '{"order": <$.dynamodb.Keys.pk.S>, "says": "total <$.dynamodb.NewImage.total.N>"}',
        EventBridgeEventBusParameters: { Source: 'site', DetailType: '$.eventName' },
      },
    });
    await put('placed1', 'paid1');
    await expect.poll(() => events.length).toBe(1);
    expect(events[0]).toMatchObject({
      source: 'site',
      'detail-type': 'INSERT',
      detail: { order: 'paid1', says: 'total 7' },
    });
  });

  it('may do only what its role may', async () => {
    const { start, put, ids, warnings } = await aTableWithPipes('forbidden');
    start({}, grants('forbidden').slice(0, 1));
    await put('a');
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    expect(warnings[0]).toMatch(/is not authorized to perform: events:PutEvents/);
    expect(ids()).toEqual([]);
  });
});
