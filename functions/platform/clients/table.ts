import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { TableAction } from '../needs.ts';
import { type Change, type Condition, conditionOf, keyConditionOf, updateOf } from './expressions.ts';
import { serviceClient, serviceOptions } from './service-client.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Readonly<Record<string, unknown>>;

type SortKeys = readonly [from: string, to: string];

/** What each action offers. Reads of a table are consistent, as replies are cached at the edge or compared with recent writes. */
interface Operations {
  GetItem: {
    /** The item under a key, or undefined. */
    get(key: Key): Promise<Item | undefined>;
  };
  Query: {
    /** All items of a partition, in the order of their sort keys, optionally only those between two sort keys. */
    query(pk: string, between?: SortKeys): Promise<Item[]>;
    /** The same in pages of up to 1 MB, for partitions that need not fit into memory. */
    queryPages(pk: string, between?: SortKeys): AsyncIterable<Item[]>;
    /** The item of a partition with the highest sort key, or undefined. */
    last(pk: string): Promise<Item | undefined>;
  };
  PutItem: {
    /** @returns whether it was written: false when the condition does not hold */
    put(item: Item & Key, condition?: Condition): Promise<boolean>;
  };
  UpdateItem: {
    /** @returns whether it was written: false when the condition does not hold */
    update(key: Key, change: Change, condition?: Condition): Promise<boolean>;
  };
  DeleteItem: {
    /** @returns whether it was deleted: false when the condition does not hold */
    delete(key: Key, condition?: Condition): Promise<boolean>;
  };
}

type Union<T> = T extends unknown ? (value: T) => void : never;
type Intersection<T> = Union<T> extends (value: infer All) => void ? All : never;

/** A table as one function may use it: the operations it was granted, and no others. A check is part of a transaction only. */
export type Table<Actions extends TableAction> = Intersection<Operations[Exclude<Actions, 'ConditionCheckItem'>]>;

/** What an index answers may lag behind its table by about a second: nothing may be decided by it alone. */
export interface EventualItems {
  readonly consistency: 'eventual';
  readonly items: readonly Item[];
}

/** An index of a table. */
export interface Index {
  query(partition: string): Promise<EventualItems>;
}

/** The document client of one DynamoDB client, whose errors name service and operation. */
export function documentClient(client: DynamoDBClient = new DynamoDBClient(serviceOptions)): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(serviceClient(client), { marshallOptions: { removeUndefinedValues: true } });
}

/** All operations on the table with that physical name. */
export function createTable(TableName: string, documents = documentClient()): Table<TableAction> {
  const pages = (pk: string, between?: SortKeys) =>
    queryPages(documents, { TableName, ConsistentRead: true, ...keyConditionOf(pk, between) });
  return {
    get: async (Key) => (await documents.send(new GetCommand({ TableName, ConsistentRead: true, Key }))).Item,
    query: async (pk, between) => (await Array.fromAsync(pages(pk, between))).flat(),
    queryPages: pages,
    last: async (pk) => {
      const backwards = { ...keyConditionOf(pk), ScanIndexForward: false, Limit: 1 };
      const { Items } = await documents.send(new QueryCommand({ TableName, ConsistentRead: true, ...backwards }));
      return Items?.[0];
    },
    put: (Item, condition) =>
      unlessConditionFails(
        documents.send(new PutCommand({ TableName, Item, ...(condition && conditionOf(condition)) })),
      ),
    update: (Key, change, condition) =>
      unlessConditionFails(documents.send(new UpdateCommand({ TableName, Key, ...updateOf(change, condition) }))),
    delete: (Key, condition) =>
      unlessConditionFails(
        documents.send(new DeleteCommand({ TableName, Key, ...(condition && conditionOf(condition)) })),
      ),
  };
}

/** One index of the table with that physical name; `partition` is the attribute it is queried by. */
export function createIndex(
  TableName: string,
  { name, partition }: { readonly name: string; readonly partition: string },
  documents = documentClient(),
): Index {
  return {
    query: async (value) => {
      const pages = queryPages(documents, {
        TableName,
        IndexName: name,
        KeyConditionExpression: '#partition = :value',
        ExpressionAttributeNames: { '#partition': partition },
        ExpressionAttributeValues: { ':value': value },
      });
      return { consistency: 'eventual', items: (await Array.fromAsync(pages)).flat() };
    },
  };
}

async function* queryPages(client: DynamoDBDocumentClient, input: QueryCommandInput): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of paginateQuery({ client }, input)) yield Items;
}

async function unlessConditionFails(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
