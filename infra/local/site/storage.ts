import { join } from 'node:path';
import { connectEngine, type DynamodbEngine, startEngine } from '../resources/dynamodb-engine.ts';
import { openTableStream, type TableStream } from '../resources/dynamodb-stream.ts';
import { startTable } from '../resources/dynamodb-table.ts';
import { createWriteSignal, type WriteSignal } from '../resources/write-signal.ts';
import type { SiteContext } from './options.ts';

/** The tables of the site and the engine they live in. */
export interface Storage {
  readonly engine: DynamodbEngine;
  readonly writes: WriteSignal;
  tableArn(table: string, index?: string): string;
  streamOf(arn: string): TableStream;
}

/** Starts the engine and makes the template's tables exist in it. What was started is pushed on `started`. */
export async function startStorage(context: SiteContext, started: AsyncDisposableStack): Promise<Storage> {
  const { options, place, resolver } = context;
  const engine = options.dynamodbEndpoint
    ? connectEngine(options.dynamodbEndpoint)
    : await startEngine(join(options.stateDirectory, 'dynamodb.db'));
  started.defer(() => engine.stop());
  const streams = new Map<string, string>();
  for (const resource of resolver.resources('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')) {
    const { engineStreamArn, streamLabel } = await startTable(resource, engine);
    if (!engineStreamArn) continue;
    // The engine names itself as the region; the template's policies name the real one.
    const arn = `${resource.attribute('Arn')}/stream/${streamLabel}`;
    streams.set(arn, engineStreamArn);
    resolver.setRuntimeAttribute(resource, 'StreamArn', arn);
  }
  const prefix = `arn:aws:dynamodb:${place.region}:${place.accountId}:table/`;
  return {
    engine,
    writes: createWriteSignal(),
    tableArn: (table, index) => prefix + (index === undefined ? table : `${table}/index/${index}`),
    streamOf: (arn) => {
      const engineArn = streams.get(arn);
      if (!engineArn) throw new Error(`No table of the template has the stream ${arn}`);
      return openTableStream(engine, engineArn);
    },
  };
}
