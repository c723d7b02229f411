import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { tableKey } from '../../../shared/manifest/table-definition.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type KeyAttributes, keyConditionOf } from './expressions.ts';
import type { Item } from './item.ts';

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

/** How a partition of a table is read. */
export interface Queries {
  /** A page of a partition. @throws Refusal for a cursor of another list */
  query(pk: string, request?: PageRequest): Promise<Page>;
  /** All items of a partition, in pages, for partitions that need not fit into memory. */
  queryPages(pk: string, request?: PageRequest): AsyncIterable<readonly Item[]>;
  /** All items of a partition, or of a range of it. */
  queryAll(pk: string, between?: SortKeys): Promise<Item[]>;
}

/** What an index answers may lag behind its table by about a second: nothing may be decided by it alone. */
interface EventualPage extends Page {
  readonly consistency: 'eventual';
}

/** An index of a table. */
export interface Index {
  /** The attribute that its items are sorted by. */
  readonly sortedBy: string;
  /** A page of a partition. @throws Refusal for a cursor of another list */
  query(partition: string, request?: PageRequest): Promise<EventualPage>;
  /** All items of a partition, or of a range of it, in pages. */
  queryPages(partition: string, request?: PageRequest): AsyncIterable<readonly Item[]>;
}

export type ReadPage = (partition: string, request?: PageRequest) => Promise<Page>;

/** Reads pages of a table or an index, whose key has these attributes. */
export function pageReader(
  documents: DynamoDBDocumentClient,
  where: Pick<QueryCommandInput, 'TableName' | 'IndexName' | 'ConsistentRead'>,
  key: KeyAttributes,
): ReadPage {
  const { read, write } = placesOf(key);
  return async (partition, { between, newestFirst = false, limit, cursor = '' } = {}) => {
    if (between?.includes('')) throw new Error('DynamoDB takes no empty sort key: name one that is below all others');
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
export function queriesOf(query: ReadPage): Queries {
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
export function indexOf(query: ReadPage, { sort }: Pick<KeyAttributes, 'sort'>): Index {
  return {
    sortedBy: sort,
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
