import * as z from 'zod/mini';
import { isObject, type Json, type JsonObject, listOf } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { DynamodbEngine } from './dynamodb-engine.ts';
import { anyObject, flag, readProperties } from './properties.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const index = z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: anyObject });
const properties = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z._default(z.array(index), []),
  LocalSecondaryIndexes: z._default(z.array(index), []),
  StreamSpecification: z.optional(z.object({ StreamViewType: z.string() })),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.optional(z.string()), Enabled: flag })),
});
type Properties = z.infer<typeof properties>;

/** A table as it stands in the engine. */
export interface StartedTable {
  /** The engine's own stream ARN (its region may be the engine's name), when the table has a stream. */
  readonly engineStreamArn: string | undefined;
  /** The part of the stream's ARN after `/stream/`. */
  readonly streamLabel: string | undefined;
}

const call = (engine: DynamodbEngine, operation: string, input: JsonObject) =>
  engine.call(`DynamoDB_20120810.${operation}`, input);

/**
 * Makes the table exist as the template has it: creates it, or keeps an existing one and adds what is new (indexes, stream, TTL).
 * @throws {Error} when an existing table has other keys, which no update can change on AWS either.
 */
export async function startTable(resource: Resource, engine: DynamodbEngine): Promise<StartedTable> {
  const wanted = readProperties(resource, properties);
  const existing = await describe(engine, resource.name);
  if (!existing) await call(engine, 'CreateTable', creation(resource.name, wanted));
  else await update(engine, resource, existing, wanted);
  const timeToLive = wanted.TimeToLiveSpecification;
  if (timeToLive?.Enabled && timeToLive.AttributeName) {
    await enableTimeToLive(engine, resource.name, timeToLive.AttributeName);
  }
  const table = await describe(engine, resource.name);
  return {
    engineStreamArn: textOrNothing(table?.LatestStreamArn),
    streamLabel: textOrNothing(table?.LatestStreamLabel),
  };
}

function creation(name: string, wanted: Properties): JsonObject {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: global, LocalSecondaryIndexes: local } = wanted;
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema,
    AttributeDefinitions,
    ...(global.length > 0 ? { GlobalSecondaryIndexes: global } : {}),
    ...(local.length > 0 ? { LocalSecondaryIndexes: local } : {}),
    ...(wanted.StreamSpecification ? { StreamSpecification: streamOf(wanted.StreamSpecification) } : {}),
  };
}

async function update(
  engine: DynamodbEngine,
  resource: Resource,
  existing: JsonObject,
  wanted: Properties,
): Promise<void> {
  if (keysOf(existing.KeySchema) !== keysOf(wanted.KeySchema)) {
    const where = `The table ${resource.name} (${resource.stack}/${resource.logicalId})`;
    throw new Error(`${where} exists with other keys. Give it another name, or start afresh by deleting SITE_STATE.`);
  }
  const indexes = new Set(listOf(existing.GlobalSecondaryIndexes).map((each) => isObject(each) && each.IndexName));
  for (const created of wanted.GlobalSecondaryIndexes.filter(({ IndexName }) => !indexes.has(IndexName))) {
    const { AttributeDefinitions } = wanted;
    await call(engine, 'UpdateTable', {
      TableName: resource.name,
      AttributeDefinitions,
      GlobalSecondaryIndexUpdates: [{ Create: created }],
    });
  }
  if (wanted.StreamSpecification && !isObject(existing.StreamSpecification)) {
    const StreamSpecification = streamOf(wanted.StreamSpecification);
    await call(engine, 'UpdateTable', { TableName: resource.name, StreamSpecification });
  }
}

async function enableTimeToLive(engine: DynamodbEngine, name: string, attribute: string): Promise<void> {
  const { TimeToLiveDescription: current } = await call(engine, 'DescribeTimeToLive', { TableName: name });
  if (isObject(current) && current.AttributeName === attribute) return;
  const TimeToLiveSpecification = { AttributeName: attribute, Enabled: true };
  await call(engine, 'UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
}

async function describe(engine: DynamodbEngine, name: string): Promise<JsonObject | undefined> {
  try {
    const { Table: table } = await call(engine, 'DescribeTable', { TableName: name });
    return isObject(table) ? table : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

function streamOf({ StreamViewType }: { StreamViewType: string }): JsonObject {
  return { StreamEnabled: true, StreamViewType };
}

function keysOf(schema: Json | undefined): string {
  const keys = listOf(schema).map((key) => (isObject(key) ? `${key.KeyType} ${key.AttributeName}` : ''));
  return keys.sort().join();
}

function textOrNothing(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
