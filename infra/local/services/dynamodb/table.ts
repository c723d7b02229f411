import * as z from 'zod/mini';
import type { Resource } from '../../core/assembly/resolver.ts';
import { byId, byName, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import { isObject, type Json, type JsonObject, listOf, valueAt } from '../../core/json.ts';
import { anyObject, flag } from '../../core/properties.ts';
import type { DynamodbEngine } from './engine.ts';

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.string() }));
const properties = z.strictObject({
  TableName: z.optional(z.string()),
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z._default(
    z.array(z.strictObject({ IndexName: z.string(), KeySchema: keySchema, Projection: anyObject })),
    [],
  ),
  SSESpecification: z.optional(
    z.strictObject({ SSEEnabled: flag, SSEType: z.optional(z.literal('KMS')), KMSMasterKeyId: z.optional(z.string()) }),
  ),
  StreamSpecification: z.optional(z.strictObject({ StreamViewType: z.string() })),
  TimeToLiveSpecification: z.optional(z.strictObject({ AttributeName: z.string(), Enabled: flag })),
});
type Properties = z.infer<typeof properties>;

export const tableType: ResourceType<Properties> = {
  type: 'AWS::DynamoDB::Table',
  identity: {
    nameProperty: 'TableName',
    longest: 255,
    ref: byName,
    attributes: {
      Arn: regionalArn('dynamodb', ({ name }) => `table/${name}`),
      // AWS names a stream by when it was switched on; here that is no news, and the ARN is known before the engine runs.
      StreamArn: regionalArn('dynamodb', ({ name }) => `table/${name}/stream/2026-01-01T00:00:00.000`),
      TableId: byId,
    },
  },
  properties,
  keyOf: (declared) => valueAt(declared, ['SSESpecification', 'KMSMasterKeyId']),
};

const call = (engine: DynamodbEngine, operation: string, input: JsonObject) =>
  engine.call(`DynamoDB_20120810.${operation}`, input);

/**
 * Makes the table exist as the template has it: creates it, or keeps an existing one and adds what is new (indexes, stream, TTL).
 * @returns the engine's own ARN of the table's stream (its region may be the engine's name), when the table has one
 * @throws {Error} when an existing table has other keys, which no update can change on AWS either.
 */
export async function startTable(
  resource: Resource,
  wanted: Properties,
  engine: DynamodbEngine,
): Promise<string | undefined> {
  const existing = await describe(engine, resource.name);
  if (!existing) await call(engine, 'CreateTable', creation(resource.name, wanted));
  else await update(engine, resource, existing, wanted);
  const timeToLive = wanted.TimeToLiveSpecification;
  if (timeToLive?.Enabled) await enableTimeToLive(engine, resource.name, timeToLive.AttributeName);
  const { LatestStreamArn: stream } = (await describe(engine, resource.name)) ?? {};
  return wanted.StreamSpecification && typeof stream === 'string' ? stream : undefined;
}

function creation(name: string, wanted: Properties): JsonObject {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification: stream } = wanted;
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema,
    AttributeDefinitions,
    ...(GlobalSecondaryIndexes.length > 0 ? { GlobalSecondaryIndexes } : {}),
    ...(stream ? { StreamSpecification: streamOf(stream) } : {}),
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
