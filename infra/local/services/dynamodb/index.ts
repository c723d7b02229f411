import { join } from 'node:path';
import type { Counterpart, Service, Site } from '../../core/counterpart.ts';
import { connectEngine, startEngine } from './engine.ts';
import { openTableStream } from './stream.ts';
import { startTable, tableType } from './table.ts';
import { createDynamodbWire } from './wire.ts';
import { createWriteSignal } from './write-signal.ts';

/** DynamoDB: tables and their change streams, in an engine of its own. */
export const dynamodb: Service = { name: 'dynamodb', types: [tableType], start };

async function start({ options, place, ports, declared }: Site): Promise<Counterpart> {
  const engine = options.dynamodbEndpoint
    ? connectEngine(options.dynamodbEndpoint)
    : await startEngine(join(options.stateDirectory, 'dynamodb.db'));
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
  const tableArn = (table: string, index?: string) =>
    prefix + (index === undefined ? table : `${table}/index/${index}`);
  return { wire: createDynamodbWire({ engine, tableArn, onWrite: writes.written }), stop: () => engine.stop() };
}
