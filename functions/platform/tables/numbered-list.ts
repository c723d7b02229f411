import * as z from 'zod/mini';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import type { Condition } from './conditions.ts';
import type { Change } from './expressions.ts';
import type { Item, Key } from './item.ts';
import type { SortKeys } from './pages.ts';
import type { Table } from './table.ts';

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
const countSk = 'count';

const CountItem = z.object({ count: z.int() });

/** The partition of a list: what `ownedBy` gives of a member's, `partitionOf` of any other. */
export interface ListPartition {
  key(sk: string): Key;
  get(sk: string): Promise<Item | undefined>;
}

interface ReadablePartition extends ListPartition {
  queryAll(between?: SortKeys): Promise<Item[]>;
}

/** A partition of a table as a list that is nobody's own. */
export function partitionOf(table: Table<'GetItem' | 'Query'>, pk: string): ReadablePartition {
  const key = (sk: string): Key => ({ pk, sk });
  return { key, get: (sk) => table.get(key(sk)), queryAll: (between) => table.queryAll(pk, between) };
}

/** The sort key of the entry of that number. */
export function entrySk(number: number): string {
  return String(number).padStart(12, '0');
}

/** The sort keys between which all entries are. */
export const entryRange: SortKeys = [entrySk(1), '9'.repeat(12)];

/** How many entries a list has. */
export async function lengthOf(list: Pick<ListPartition, 'get'>): Promise<number> {
  const item = await list.get(countSk);
  return item ? CountItem.parse(item).count : 0;
}

/** What adding an entry takes of a transaction. */
interface Appending<Table extends string, Name extends string> {
  readonly put: (table: Table, item: Item & Key, condition: Condition, name: Name) => void;
  readonly update: (table: Table, key: Key, change: Change, condition: Condition, name: Name) => void;
}

/**
 * Adds the next entry of a list to a transaction.
 * @param length how many it has, as `lengthOf` says; the transaction fails under `name` where somebody else has added one meanwhile
 */
export function append<Table extends string, Name extends string>(
  transaction: Appending<Table, Name>,
  table: Table,
  {
    list,
    length,
    entry,
    name,
  }: {
    readonly list: Pick<ListPartition, 'key'>;
    readonly length: number;
    readonly entry: Item;
    readonly name: Name;
  },
): void {
  const isUnchanged = length === 0 ? 'absent' : { count: length };
  transaction.put(table, { ...entry, ...list.key(entrySk(length + 1)) }, 'absent', name);
  transaction.update(table, list.key(countSk), { set: { count: length + 1 } }, isUnchanged, name);
}

/** Reads a page of a list by its number, from 1, the newest entry first: what `pageRequest` of the contract asks for and `pageReply` answers. */
export async function pageOf(list: ReadablePartition, { page, size }: PageAsked): Promise<PageFound<Item>> {
  const count = await lengthOf(list);
  const newest = count - (page - 1) * size;
  if (newest < 1) return { list: [], count };
  const oldest = Math.max(1, newest - size + 1);
  const entries = await list.queryAll([entrySk(oldest), entrySk(newest)]);
  return { list: entries.toReversed(), count };
}
