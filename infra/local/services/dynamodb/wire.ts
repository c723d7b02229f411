import type { Need } from '../../core/authorization.ts';
import { AwsError } from '../../core/gateway/error.ts';
import { inputOf, type Wire } from '../../core/gateway/wire.ts';
import { isObject, type Json, type JsonObject, listOf } from '../../core/json.ts';
import type { DynamodbEngine } from './engine.ts';

/** Names the ARN of a table or index of the template's account. */
type TableArn = (table: string, index?: string) => string;

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

/** The IAM actions and ARNs of a DynamoDB request, every table and index of it. @throws {AwsError} for others, as PartiQL. */
export function dynamodbNeeds(operation: string, input: JsonObject, tableArn: TableArn): Need[] {
  const need = (action: string, table: Json | undefined, index?: Json): Need => {
    const name = String(table ?? '').replace(/^.*table\//, '');
    return { action: `dynamodb:${action}`, resource: tableArn(name, index === undefined ? undefined : String(index)) };
  };
  if (onTable.test(operation)) return [need(operation, input.TableName)];
  if (operation === 'Query' || operation === 'Scan') return [need(operation, input.TableName, input.IndexName)];
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    return Object.keys(isObject(input.RequestItems) ? input.RequestItems : {}).map((table) => need(operation, table));
  }
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return listOf(input.TransactItems).flatMap((item) =>
      Object.entries(isObject(item) ? item : {}).map(([kind, part]) =>
        need(transactionActions[kind] ?? kind, isObject(part) ? part.TableName : undefined),
      ),
    );
  }
  throw new AwsError('UnknownOperationException', `The local runtime does not know ${operation}`);
}

const writes = /^(PutItem|UpdateItem|DeleteItem|BatchWriteItem|TransactWriteItems)$/;

/**
 * DynamoDB behind the gateway: judged here, answered by the engine.
 * @param onWrite told after each successful write, so that stream readers need not poll
 */
export function createDynamodbWire(options: { engine: DynamodbEngine; tableArn: TableArn; onWrite: () => void }): Wire {
  return {
    protocol: 'json',
    needs: (request) => dynamodbNeeds(request.operation, inputOf(request), options.tableArn),
    answer: async ({ operation, headers, body }) => {
      const reply = await options.engine.forward(String(headers['x-amz-target']), body);
      if (reply.status === 200 && writes.test(operation)) options.onWrite();
      return reply;
    },
  };
}
