import * as z from 'zod/mini';
import { byId, byName, type Resource, type ResourceType, regionalArn } from '../../core/assembly/resource-type.ts';
import { isObject, type Json, type JsonObject, listOf, valueAt } from '../../core/json.ts';
import { statementsOf } from '../../core/policy-statements.ts';
import { anyObject, flag } from '../../core/properties.ts';
import type { DynamodbEngine } from './engine.ts';

const keySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.string() }));

export const tableType = {
  type: 'AWS::DynamoDB::Table',
  identity: {
    nameProperty: 'TableName',
    longest: 255,
    ref: byName,
    attributes: {
      Arn: regionalArn('dynamodb', ({ name }) => `table/${name}`),
      // AWS names a stream by when it was enabled; a fixed time makes the ARN known before the engine runs.
      StreamArn: regionalArn('dynamodb', ({ name }) => `table/${name}/stream/2026-01-01T00:00:00.000`),
      TableId: byId,
    },
  },
  properties: z.strictObject({
    TableName: z.optional(z.string()),
    KeySchema: keySchema,
    AttributeDefinitions: z.array(z.strictObject({ AttributeName: z.string(), AttributeType: z.string() })),
    GlobalSecondaryIndexes: z.optional(
      z.array(z.strictObject({ IndexName: z.string(), KeySchema: keySchema, Projection: anyObject })),
    ),
    ResourcePolicy: z.optional(z.strictObject({ PolicyDocument: anyObject })),
    StreamSpecification: z.optional(z.strictObject({ StreamViewType: z.string() })),
    TimeToLiveSpecification: z.optional(z.strictObject({ AttributeName: z.string(), Enabled: flag })),
  }),
  grants: (table) => [
    {
      resource: String(table.attribute('Arn')),
      statements: statementsOf(valueAt(table.properties(), ['ResourcePolicy', 'PolicyDocument'])),
    },
  ],
} satisfies ResourceType;
type Properties = z.infer<typeof tableType.properties>;

/**
 * Makes the table exist as the template has it: creates it, or keeps an existing one and adds what is new (indexes, stream, TTL).
 * @returns the engine's own ARN of the table's stream (its region may be the engine's name), when the table has one
 * @throws {Error} when an existing table has other keys, which no update can change on AWS either.
 */
export async function startTable(
  { name, stack, logicalId }: Resource,
  wanted: Properties,
  engine: DynamodbEngine,
): Promise<string | undefined> {
  const call: Call = (operation, input) => engine.call(`DynamoDB_20120810.${operation}`, { TableName: name, ...input });
  const existing = await describe(call);
  if (existing && keysOf(existing.KeySchema) !== keysOf(wanted.KeySchema)) {
    const where = `The table ${name} (${stack}/${logicalId})`;
    throw new Error(`${where} exists with other keys. Give it another name, or start afresh by deleting SITE_STATE.`);
  }
  if (existing) await addWhatIsNew(call, existing, wanted);
  else await create(call, wanted);
  const timeToLive = wanted.TimeToLiveSpecification;
  if (timeToLive?.Enabled) await enableTimeToLive(call, timeToLive.AttributeName);
  const { LatestStreamArn: stream } = (await describe(call)) ?? {};
  return wanted.StreamSpecification && typeof stream === 'string' ? stream : undefined;
}

/** An operation on the table. */
type Call = (operation: string, input?: object) => Promise<JsonObject>;

async function create(call: Call, wanted: Properties): Promise<void> {
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes, StreamSpecification: stream } = wanted;
  const BillingMode = 'PAY_PER_REQUEST';
  const StreamSpecification = stream && { StreamEnabled: true, ...stream };
  await call('CreateTable', {
    BillingMode,
    KeySchema,
    AttributeDefinitions,
    GlobalSecondaryIndexes,
    StreamSpecification,
  });
}

async function addWhatIsNew(call: Call, existing: JsonObject, wanted: Properties): Promise<void> {
  const { AttributeDefinitions, GlobalSecondaryIndexes = [], StreamSpecification: stream } = wanted;
  const known = listOf(existing.GlobalSecondaryIndexes).map((each) => isObject(each) && each.IndexName);
  for (const Create of GlobalSecondaryIndexes.filter(({ IndexName }) => !known.includes(IndexName)))
    await call('UpdateTable', { AttributeDefinitions, GlobalSecondaryIndexUpdates: [{ Create }] });
  if (stream && !isObject(existing.StreamSpecification))
    await call('UpdateTable', { StreamSpecification: { StreamEnabled: true, ...stream } });
}

async function enableTimeToLive(call: Call, AttributeName: string): Promise<void> {
  const { TimeToLiveDescription: current } = await call('DescribeTimeToLive');
  if (isObject(current) && current.AttributeName === AttributeName) return;
  await call('UpdateTimeToLive', { TimeToLiveSpecification: { AttributeName, Enabled: true } });
}

async function describe(call: Call): Promise<JsonObject | undefined> {
  try {
    const { Table: table } = await call('DescribeTable');
    return isObject(table) ? table : undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

function keysOf(schema: Json | undefined): string {
  const keys = listOf(schema).map((key) => (isObject(key) ? `${key.KeyType} ${key.AttributeName}` : ''));
  return keys.sort().join();
}
