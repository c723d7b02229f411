import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import { tableKey } from '../../../shared/manifest/table-definition.ts';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import { shared } from '../capability.ts';
import type { Condition } from './conditions.ts';
import { contended, untilUncontended } from './contention.ts';
import { type Change, conditionOf, type KeyAttributes, updateOf } from './expressions.ts';
import type { Item, Key } from './item.ts';
import { type Index, indexOf, pageReader, type Queries, queriesOf } from './pages.ts';

/** What each action offers. Reads of a table are consistent, as replies are cached at the edge or compared with recent writes. */
interface Operations {
  GetItem: {
    /** The item under a key, or undefined. */
    get(key: Key): Promise<Item | undefined>;
  };
  Query: Queries;
  PutItem: {
    /** @returns whether it was written: false when the condition does not hold */
    put(item: Item & Key, condition?: Condition): Promise<boolean>;
  };
  UpdateItem: {
    /** @returns whether it was written: false when the condition does not hold */
    update(key: Key, change: Change, condition?: Condition): Promise<boolean>;
    /** @returns the whole item as it is now; undefined when the condition does not hold */
    updateAndGet(key: Key, change: Change, condition?: Condition): Promise<Item | undefined>;
  };
  DeleteItem: {
    /** @returns whether it was deleted: false when the condition does not hold */
    delete(key: Key, condition?: Condition): Promise<boolean>;
  };
}

type Union<T> = T extends unknown ? (value: T) => void : never;
type Intersection<T> = Union<T> extends (value: infer All) => void ? All : never;

/** What some actions offer together. A check is part of a transaction only. */
export type Offered<ByAction, Actions extends TableAction> = Intersection<
  ByAction[Exclude<Actions, 'ConditionCheckItem'> & keyof ByAction]
>;

/** A table as one function may use it: the operations it was granted, and no others. */
export type Table<Actions extends TableAction> = Offered<Operations, Actions>;

/** The document client of one DynamoDB client, whose errors name service and operation. */
export function documentClient(client: DynamoDBClient = new DynamoDBClient(serviceOptions)): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(serviceClient(client), { marshallOptions: { removeUndefinedValues: true } });
}

/** The document client that all tables and transactions of a function share. */
export const documents = /* @__PURE__ */ shared(() => documentClient());

/** All operations on the table with that physical name. */
export function createTable(TableName: string, client = documents()): Table<TableAction> {
  return {
    ...queriesOf(pageReader(client, { TableName, ConsistentRead: true }, tableKey)),
    get: async (Key) => (await client.send(new GetCommand({ TableName, ConsistentRead: true, Key }))).Item,
    put: async (Item, condition) =>
      (await written(() =>
        client.send(new PutCommand({ TableName, Item, ...(condition && conditionOf(condition)) })),
      )) !== undefined,
    update: async (Key, change, condition) =>
      (await written(() => client.send(new UpdateCommand({ TableName, Key, ...updateOf(change, condition) })))) !==
      undefined,
    updateAndGet: async (Key, change, condition) => {
      const command = new UpdateCommand({ TableName, Key, ...updateOf(change, condition), ReturnValues: 'ALL_NEW' });
      return (await written(() => client.send(command)))?.Attributes;
    },
    delete: async (Key, condition) =>
      (await written(() =>
        client.send(new DeleteCommand({ TableName, Key, ...(condition && conditionOf(condition)) })),
      )) !== undefined,
  };
}

/** One index of the table with that physical name. */
export function createIndex(
  TableName: string,
  { name, ...key }: KeyAttributes & { readonly name: string },
  client = documents(),
): Index {
  return indexOf(pageReader(client, { TableName, IndexName: name }, key), key);
}

/** Writes one item, again where a transaction holds it. @returns what was answered; undefined when the condition does not hold */
function written<Output>(write: () => Promise<Output>): Promise<Output | undefined> {
  return untilUncontended(async () => {
    try {
      return await write();
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      if (error instanceof TransactionConflictException) return contended;
      throw error;
    }
  });
}
