import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type Json, type JsonObject, listOf, valueAt } from '../../core/json.ts';
import type { DynamodbEngine } from './engine.ts';
import type { BehavedTables } from './table-behaviours.ts';

/** The tables of the template, as requests name them. */
export interface TableNames {
  /** ARN of a table or index of the template's account. */
  arn(table: string, index?: string): string;
  /** Attribute that a table or index is partitioned by; undefined for one that the template does not have. */
  partitionKey(table: string, index?: string): string | undefined;
}

/** Operations on items of one table, whose IAM action has the operation's own name. */
const onTable =
  /^(GetItem|PutItem|UpdateItem|DeleteItem|DescribeTable|DescribeTimeToLive|UpdateTimeToLive|CreateTable|DeleteTable|UpdateTable)$/;

/** Parts of a transaction and the actions they need; a transaction has none of its own. */
const transactionActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * The IAM actions and ARNs of a DynamoDB request, every table and index of it, each with the partition it touches
 * (`dynamodb:LeadingKeys`). @throws {AwsError} for other operations, as PartiQL and batches, which nothing of the site sends.
 */
export function dynamodbNeeds(operation: string, input: JsonObject, tables: TableNames): Need[] {
  const need = (action: string, part: Json): Need => {
    const { TableName, IndexName, ...request } = isObject(part) ? part : {};
    const table = String(TableName ?? '').replace(/^.*table\//, '');
    const index = IndexName === undefined ? undefined : String(IndexName);
    const leadingKey = partitionOf(request, tables.partitionKey(table, index));
    const resource = tables.arn(table, index);
    const context = leadingKey === undefined ? {} : { context: { 'dynamodb:LeadingKeys': leadingKey } };
    return { action: `dynamodb:${action}`, resource, ...context };
  };
  if (onTable.test(operation) || operation === 'Query' || operation === 'Scan') return [need(operation, input)];
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return listOf(input.TransactItems).flatMap((item) =>
      Object.entries(isObject(item) ? item : {}).map(([kind, part]) => need(transactionActions[kind] ?? kind, part)),
    );
  }
  throw new AwsError('UnknownOperationException', `The local runtime does not know ${operation}`);
}

/** The value of the partition key that a request states: in its key, its item, or the condition of a query. */
function partitionOf(request: JsonObject, partitionKey: string | undefined): string | undefined {
  if (partitionKey === undefined) return undefined;
  const { Key, Item, KeyConditionExpression, ExpressionAttributeNames: names } = request;
  if (typeof KeyConditionExpression === 'string') {
    const conditions = KeyConditionExpression.matchAll(/(#?[\w.-]+)\s*=\s*(:\w+)/g);
    const [, , value] =
      [...conditions].find(([, name = '']) => (valueAt(names, [name]) ?? name) === partitionKey) ?? [];
    return value === undefined ? undefined : textOf(valueAt(request.ExpressionAttributeValues, [value]));
  }
  return textOf(valueAt(Key ?? Item, [partitionKey]));
}

/** A value without its type: `{ S: 'a' }` is `a`. */
function textOf(typed: Json | undefined): string | undefined {
  const [value] = isObject(typed) ? Object.values(typed) : [];
  return typeof value === 'string' ? value : undefined;
}

const writes = /^(PutItem|UpdateItem|DeleteItem|TransactWriteItems)$/;

/**
 * DynamoDB behind the gateway: judged here, answered by the engine.
 * @param onWrite told after each successful write, so that stream readers need not poll
 */
export function createDynamodbWire(options: {
  engine: DynamodbEngine;
  tables: TableNames;
  behaved: Pick<BehavedTables, 'refusalOf' | 'seen'>;
  onWrite: () => void;
}): Wire {
  return {
    protocol: 'json',
    needs: (request) => dynamodbNeeds(request.operation, inputOf(request), options.tables),
    answer: async (request) => {
      const refusal = options.behaved.refusalOf(request);
      if (refusal) return refusal;
      const reply = await options.engine.forward(String(request.headers['x-amz-target']), request.body);
      if (reply.status === 200 && writes.test(request.operation)) options.onWrite();
      return options.behaved.seen(request, reply);
    },
  };
}
