import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import type { Member } from '../calls/members/member.ts';
import type { Condition } from './conditions.ts';
import type { Change } from './expressions.ts';
import type { Item, Key } from './item.ts';
import type { Queries, SortKeys } from './pages.ts';
import type { Offered, Table } from './table.ts';
import { memberPartition } from './tables.ts';

type Asked = Parameters<Queries['query']>[1];

/** What each action offers within the partition of one member: keys are sort keys. */
interface OwnedOperations {
  GetItem: { get(sk: string): Promise<Item | undefined> };
  Query: {
    query(request?: Asked): ReturnType<Queries['query']>;
    queryAll(between?: SortKeys): Promise<Item[]>;
  };
  PutItem: { put(sk: string, item: Item, condition?: Condition): Promise<boolean> };
  UpdateItem: {
    update(sk: string, change: Change, condition?: Condition): Promise<boolean>;
    updateAndGet(sk: string, change: Change, condition?: Condition): Promise<Item | undefined>;
  };
  DeleteItem: { delete(sk: string, condition?: Condition): Promise<boolean> };
}

/** What is one member's in a table, as one function may use it. */
export type OwnedTable<Actions extends TableAction> = Offered<OwnedOperations, Actions> & {
  /** The key of a row of theirs, for a transaction. */
  key(sk: string): Key;
};

/** What is one member's, by the tables that are granted: ids of others lead nowhere. */
export type OwnedBy<Tables> = (member: Pick<Member, 'uid'>) => Tables;

/** The part of a table that is one member's. */
export function ownedTable(table: Table<TableAction>, uid: string): OwnedTable<TableAction> {
  const key = (sk: string): Key => ({ pk: memberPartition(uid), sk });
  return {
    key,
    get: (sk) => table.get(key(sk)),
    query: (request) => table.query(memberPartition(uid), request),
    queryAll: (between) => table.queryAll(memberPartition(uid), between),
    put: (sk, item, condition) => table.put({ ...item, ...key(sk) }, condition),
    update: (sk, change, condition) => table.update(key(sk), change, condition),
    updateAndGet: (sk, change, condition) => table.updateAndGet(key(sk), change, condition),
    delete: (sk, condition) => table.delete(key(sk), condition),
  };
}
