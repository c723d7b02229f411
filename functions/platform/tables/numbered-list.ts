import * as z from 'zod/mini';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import type { Condition } from './conditions.ts';
import type { Change } from './expressions.ts';
import type { Item, Key } from './item.ts';
import type { Table } from './table.ts';
import type { TableName } from './tables.ts';

/**
 * A list that only grows and is read by page numbers, in a partition of its own: as fast with a thousand entries as with ten.
 *
 * | item  | pk        | sk                                      |                            |
 * |-------|-----------|-----------------------------------------|----------------------------|
 * | entry | the list  | its number, from 1, in twelve digits    | what the domain keeps      |
 * | count | the list  | `count`                                 | `count` entries there are  |
 *
 * An entry and the count are written in one transaction, so no page repeats or leaves out an entry. What is taken out of a list keeps
 * its place, as an entry that says so.
 */
const countKey = (list: string): Key => ({ pk: list, sk: 'count' });

const CountItem = z.object({ count: z.int() });

/** Where the entry of that number is. */
export function entryAt(list: string, number: number): Key {
  return { pk: list, sk: String(number).padStart(12, '0') };
}

/** How many entries a list has. */
export async function lengthOf(table: Table<'GetItem'>, list: string): Promise<number> {
  const item = await table.get(countKey(list));
  return item ? CountItem.parse(item).count : 0;
}

/** What adding an entry takes of a transaction. */
interface Appending<Table extends TableName, Name extends string> {
  readonly put: (table: Table, item: Item & Key, condition: Condition, name: Name) => void;
  readonly update: (table: Table, key: Key, change: Change, condition: Condition, name: Name) => void;
}

/**
 * Adds the next entry of a list to a transaction.
 * @param length how many it has, as `lengthOf` says; the transaction fails under `name` where somebody else has added one meanwhile
 */
export function append<Table extends TableName, Name extends string>(
  transaction: Appending<Table, Name>,
  table: Table,
  {
    list,
    length,
    entry,
    name,
  }: { readonly list: string; readonly length: number; readonly entry: Item; readonly name: Name },
): void {
  const isUnchanged = length === 0 ? 'absent' : { count: length };
  transaction.put(table, { ...entry, ...entryAt(list, length + 1) }, 'absent', name);
  transaction.update(table, countKey(list), { set: { count: length + 1 } }, isUnchanged, name);
}

/** Reads lists by page numbers from 1, the newest entry first: what `pageRequest` of the contract asks for and `pageReply` answers. */
export function pageOf(table: Table<'GetItem' | 'Query'>) {
  return async (list: string, { page, size }: PageAsked): Promise<PageFound<Item>> => {
    const count = await lengthOf(table, list);
    const newest = count - (page - 1) * size;
    if (newest < 1) return { list: [], count };
    const oldest = Math.max(1, newest - size + 1);
    const between = [entryAt(list, oldest).sk, entryAt(list, newest).sk] as const;
    const entries: Item[] = [];
    for await (const items of table.queryPages(list, { between, newestFirst: true })) entries.push(...items);
    return { list: entries, count };
  };
}
