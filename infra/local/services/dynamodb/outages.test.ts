import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { type JsonObject, valueAt } from '../../core/json.ts';
import { startedServices } from '../../testing/started-services.ts';
import { dynamodb } from './index.ts';
import { outageReports } from './outages.ts';

const TableName = 'orders';
const Table = {
  TableName,
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
};

const sequenceOf = (record: JsonObject | undefined) => String(valueAt(record, ['dynamodb', 'SequenceNumber']));

it('calls fail while the engine is away; what was written before is there again, and the stream goes on', async () => {
  const { settings, reports, site } = await startedServices([dynamodb], { Table: ['AWS::DynamoDB::Table', Table] });
  const client = new DynamoDBClient(settings);
  onTestFinished(() => client.destroy());
  const put = (pk: string) => client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk } } }));
  const [table] = site.resolver.resources('AWS::DynamoDB::Table');
  const stream = site.ports.get('changeStream', String(table?.attribute('StreamArn')));
  await put('before');
  const { shardId = '', records = [] } = (await stream.readAfter({}, 10)) ?? {};
  const position = { [shardId]: sequenceOf(records[0]) };
  // A reader that is up to date has a place in the engine, which the outage may take away.
  expect(await stream.readAfter(position, 10)).toBeUndefined();

  // Longer than the client tries again, also on a busy machine.
  reports.write('engine-outage.json', { seconds: 3 });
  expect(reports.json('engine-outage.json')).toEqual({ down: true });
  await expect.poll(() => put('during').catch(({ name }) => name)).toBe('InternalFailure');
  await expect.poll(() => reports.json('engine-outage.json')).toEqual({ down: false });

  const { Item } = await client.send(new GetItemCommand({ TableName, Key: { pk: { S: 'before' } } }));
  expect(Item).toEqual({ pk: { S: 'before' } });
  await put('after');
  expect((await stream.readAfter(position, 10))?.records.at(-1)).toMatchObject({
    dynamodb: { Keys: { pk: { S: 'after' } } },
  });
});

it('an engine that was started elsewhere cannot be taken away', () => {
  const { writes } = outageReports(undefined, { info: () => {}, warn: () => {} });
  expect(() => writes?.['engine-outage.json']?.({ seconds: 1 })).toThrow('elsewhere');
});

it.each([{}, { seconds: -1 }, { seconds: 1, more: 1 }])('an outage without a time is refused: %j', (given) => {
  const { writes } = outageReports({ fail: async () => {}, isDown: () => false }, { info: () => {}, warn: () => {} });
  expect(() => writes?.['engine-outage.json']?.(given)).toThrow();
});
