import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { serviceClient, serviceOptions } from '../aws/service-client.ts';
import type { TableAction } from '../sheet/needs.ts';
import { readCursor, writeCursor } from './cursor.ts';
import {
  type Change,
  type Condition,
  conditionOf,
  type KeyAttributes,
  keyConditionOf,
  updateOf,
} from './expressions.ts';
import { tableKey } from './tables.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type Item = Readonly<Record<string, unknown>>;

export type SortKeys = readonly [from: string, to: string];

/** What to read of a partition, which comes in the order of its sort keys. */
interface PageRequest {
  /** Only items between two sort keys, both included. */
  readonly between?: SortKeys;
  readonly newestFirst?: boolean;
  /** Most items of the page; as many as are in 1 MB when not given. */
  readonly limit?: number;
  /** The cursor of the page before; '' for the first page. */
  readonly cursor?: string;
}

/** A page of a partition, and where the next one begins; '' when there is none. A page before the end may be empty. */
interface Page {
  readonly items: readonly Item[];
  readonly cursor: string;
}

/** What each action offers. Reads of a table are consistent, as replies are cached at the edge or compared with recent writes. */
interface Operations {
  GetItem: {
    /** The item under a key, or undefined. */
    get(key: Key): Promise<Item | undefined>;
  };
  Query: {
    /** A page of a partition. @throws Refusal for a cursor of another list */
    query(pk: string, request?: PageRequest): Promise<Page>;
    /** All items of a partition, in pages, for partitions that need not fit into memory. */
    queryPages(pk: string, request?: PageRequest): AsyncIterable<readonly Item[]>;
    /** All items of a partition, or of a range of it. */
    queryAll(pk: string, between?: SortKeys): Promise<Item[]>;
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
interface EventualPage extends Page {
  readonly consistency: 'eventual';
}

/** An index of a table. */
export interface Index {
  /** A page of a partition. @throws Refusal for a cursor of another list */
  query(partition: string, request?: PageRequest): Promise<EventualPage>;
  /** All items of a partition, in pages. */
  queryPages(partition: string): AsyncIterable<readonly Item[]>;
}

/** The document client of one DynamoDB client, whose errors name service and operation. */
export function documentClient(client: DynamoDBClient = new DynamoDBClient(serviceOptions)): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(serviceClient(client), { marshallOptions: { removeUndefinedValues: true } });
}

/** All operations on the table with that physical name. */
export function createTable(TableName: string, documents = documentClient()): Table<TableAction> {
  return {
    ...queriesOf(pageReader(documents, { TableName, ConsistentRead: true }, tableKey)),
    get: async (Key) => (await documents.send(new GetCommand({ TableName, ConsistentRead: true, Key }))).Item,
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

/** One index of the table with that physical name. */
export function createIndex(
  TableName: string,
  { name, ...key }: KeyAttributes & { readonly name: string },
  documents = documentClient(),
): Index {
  return indexOf(pageReader(documents, { TableName, IndexName: name }, key));
}

export type ReadPage = (partition: string, request?: PageRequest) => Promise<Page>;

function pageReader(
  documents: DynamoDBDocumentClient,
  where: Pick<QueryCommandInput, 'TableName' | 'IndexName' | 'ConsistentRead'>,
  key: KeyAttributes,
): ReadPage {
  const { read, write } = placesOf(key);
  return async (partition, { between, newestFirst = false, limit, cursor = '' } = {}) => {
    const { Items = [], LastEvaluatedKey: last } = await documents.send(
      new QueryCommand({
        ...where,
        ...keyConditionOf(key, partition, between),
        ScanIndexForward: !newestFirst,
        Limit: limit,
        ExclusiveStartKey: cursor === '' ? undefined : read(partition, cursor),
      }),
    );
    return { items: Items, cursor: last ? write(last) : '' };
  };
}

/** What reading page by page makes possible. */
export function queriesOf(query: ReadPage): Operations['Query'] {
  async function* queryPages(partition: string, request?: PageRequest): AsyncGenerator<readonly Item[]> {
    let cursor = '';
    do {
      const page = await query(partition, { ...request, cursor });
      yield page.items;
      ({ cursor } = page);
    } while (cursor !== '');
  }
  const queryAll = async (partition: string, between?: SortKeys) =>
    (await Array.fromAsync(queryPages(partition, between && { between }))).flat();
  return { query, queryPages, queryAll };
}

/** The same of an index, whose pages say that they may lag behind. */
export function indexOf(query: ReadPage): Index {
  return {
    query: async (partition, request) => ({ consistency: 'eventual', ...(await query(partition, request)) }),
    queryPages: queriesOf(query).queryPages,
  };
}

/**
 * Places in a partition of a table or an index as cursors. The partition is not in them, but taken from the query: whoever changes a
 * cursor gets another place of the same partition, or a refusal.
 */
export function placesOf({ partition, sort }: KeyAttributes) {
  const attributes = [...new Set([sort, tableKey.partition, tableKey.sort])].filter((name) => name !== partition);
  const Place = z.strictObject(Object.fromEntries(attributes.map((name) => [name, z.string().check(z.minLength(1))])));
  return {
    read: (value: string, cursor: string) => ({ ...readCursor(Place, cursor), [partition]: value }),
    write: (key: Item) => writeCursor(Object.fromEntries(attributes.map((name) => [name, key[name]]))),
  };
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
