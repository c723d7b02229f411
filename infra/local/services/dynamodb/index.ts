import { join } from 'node:path';
import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { createBehaviours } from '../../core/state/behaviours.ts';
import { connectEngine, startEngine } from './engine.ts';
import { outageReports } from './outages.ts';
import { tablePages } from './pages.ts';
import { openTableStream } from './stream.ts';
import { startTable, tableType } from './table.ts';
import { behaveTables, TableBehaviour } from './table-behaviours.ts';
import { createDynamodbWire, type TableNames } from './wire.ts';
import { createWriteSignal } from './write-signal.ts';

/** DynamoDB: tables and their change streams, in an engine of its own. */
export const dynamodb: Service = { name: 'dynamodb', types: [tableType], start };

async function start(site: Site): Promise<Counterpart> {
  const { options, place, ports, log, declared, database } = site;
  const { dynamodbEndpoint, stateDirectory } = options;
  const own = dynamodbEndpoint ? undefined : await startEngine(join(stateDirectory, 'dynamodb.db'));
  const engine = own ?? connectEngine(dynamodbEndpoint ?? '');
  const writes = createWriteSignal();
  /** The template's ARN of a stream → the engine's own. */
  const streams = new Map<string, string>();
  try {
    for (const { resource, properties } of declared(tableType)) {
      const engineStreamArn = await startTable(resource, properties, engine);
      if (engineStreamArn) streams.set(String(resource.attribute('StreamArn')), engineStreamArn);
    }
  } catch (error) {
    await engine.stop();
    throw error;
  }
  ports.provide('changeStream', (arn) => {
    const engineArn = streams.get(arn);
    return engineArn === undefined ? undefined : openTableStream(engine, engineArn, writes);
  });
  const prefix = `arn:aws:dynamodb:${place.region}:${place.accountId}:table/`;
  const wanted = new Map(declared(tableType).map(({ resource, properties }) => [resource.name, properties]));
  const tables: TableNames = {
    arn: (table, index) => prefix + (index === undefined ? table : `${table}/index/${index}`),
    partitionKey: (table, index) => {
      const { KeySchema, GlobalSecondaryIndexes = [] } = wanted.get(table) ?? {};
      const ofIndex = GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index);
      const keys = index === undefined ? KeySchema : ofIndex?.KeySchema;
      return keys?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName;
    },
  };
  const keyAttributes = (table: string) => wanted.get(table)?.KeySchema.map(({ AttributeName }) => AttributeName) ?? [];
  const behaved = behaveTables({
    behaviours: createBehaviours(database, 'dynamodb', TableBehaviour),
    keyAttributes,
    now: Date.now,
  });
  const outages = outageReports(own, log);
  return {
    wire: createDynamodbWire({ engine, tables, behaved, onWrite: writes.written }),
    reports: {
      json: { ...outages.json, ...behaved.reports.json },
      writes: { ...outages.writes, ...behaved.reports.writes },
      pages: tablePages(
        [...wanted.keys()].map((name) => ({ name, keys: keyAttributes(name) })),
        site,
      ),
    },
    stop: () => engine.stop(),
  };
}
