import * as z from 'zod/mini';
import { type CollectionName, collections, type EntryOf, lessonKey } from '../../../shared/contract/collections.ts';
import type { LessonPlace } from '../../../shared/contract/course-schemas.ts';
import type { Key } from './item.ts';
import type { Table } from './table.ts';

/**
 * Published content in the content table: a partition of a collection is a partition of the table, an entry is an item.
 *
 * | attribute | what                                                                  |
 * |-----------|-----------------------------------------------------------------------|
 * | `pk`      | the collection, and its partition where it has several: `releases#21` |
 * | `sk`      | the entry's key in its partition                                      |
 * | `order`   | its place                                                             |
 * | `entry`   | the data as the contract states it                                    |
 * | `digest`  | a hash of order and entry, by which an unchanged entry is recognized  |
 */
export function partitionKey(collection: CollectionName, partition: string): string {
  return partition === '' ? collection : `${collection}#${partition}`;
}

/** Where the entry of that key is kept. */
export function entryKey(collection: CollectionName, partition: string, key: string): Key {
  return { pk: partitionKey(collection, partition), sk: key };
}

/** Reads all entries of a partition of a collection, in their published order. */
export function entriesReader(table: Table<'Query'>) {
  return async <Name extends CollectionName>(collection: Name, partition = ''): Promise<EntryOf<Name>[]> => {
    const items = await table.queryAll(partitionKey(collection, partition));
    return items
      .toSorted((a, b) => Number(a.order) - Number(b.order))
      .map(({ entry }) => z.parse(collections[collection].schema, entry) as EntryOf<Name>); // by the schema of this very name
  };
}

/** Finds one published entry by its key, or undefined. */
export function entryFinder(table: Table<'GetItem'>) {
  return async <Name extends CollectionName>(
    collection: Name,
    partition: string,
    key: string,
  ): Promise<EntryOf<Name> | undefined> => {
    const item = await table.get(entryKey(collection, partition, key));
    return item && (z.parse(collections[collection].schema, item.entry) as EntryOf<Name>); // by the schema of this very name
  };
}

/** Finds a lesson of a published course, or undefined: one short item, for whoever only asks whether there is one. */
export function lessonFinder(table: Table<'GetItem'>) {
  const findEntry = entryFinder(table);
  return (course_id: number, dir_id: number): Promise<LessonPlace | undefined> =>
    findEntry('lessons', '', lessonKey({ course_id, dir_id }));
}
