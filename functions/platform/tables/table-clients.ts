import type { EventName } from '../../../shared/contract/event-name.ts';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { FunctionNeeds, TableAction } from '../../../shared/manifest/function-needs.ts';
import { createOnce, type Once } from '../calls/once.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import type { KeyAttributes } from './expressions.ts';
import { type OwnedBy, type OwnedTable, ownedTable } from './owned-tables.ts';
import type { Index } from './pages.ts';
import { createIndex, createTable, documents, type Table } from './table.ts';
import { attemptIn, createTransact, createTransactTellingAll, type Transact } from './transaction.ts';

type TablesOf<Needs extends FunctionNeeds> = NonNullable<Needs['tables']>;
type OwnedOf<Needs extends FunctionNeeds> = NonNullable<Needs['owned']>;

type ActionsOn<Granted, Name extends keyof Granted> = Granted[Name] extends readonly (infer Actions extends
  TableAction)[]
  ? Actions
  : never;

type GrantedWith<Granted, Action extends TableAction> = {
  [Name in keyof Granted]: Action extends ActionsOn<Granted, Name> ? Name : never;
}[keyof Granted] &
  string;

/** The tables on which a permission sheet grants an action, of all rows or of those of one member. */
type TablesWith<Needs extends FunctionNeeds, Action extends TableAction> =
  | GrantedWith<TablesOf<Needs>, Action>
  | GrantedWith<OwnedOf<Needs>, Action>;

/** The events that a permission sheet lets a transaction announce. */
type EmittedBy<Needs extends FunctionNeeds> = Needs extends {
  outbox: { events: readonly (infer Name extends EventName)[] };
}
  ? Name
  : never;

/** What a permission sheet lets a transaction do. */
export type GrantsOf<Needs extends FunctionNeeds> = {
  [Action in 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem']: TablesWith<Needs, Action>;
} & { readonly emits: EmittedBy<Needs> };

/** The clients of a function with tables on its permission sheet: exactly what the sheet grants; else it does not compile. */
export interface TableClients<Needs extends FunctionNeeds> {
  readonly tables: { readonly [Name in keyof TablesOf<Needs>]: Table<ActionsOn<TablesOf<Needs>, Name>> };
  readonly indexes: { readonly [Name in keyof NonNullable<Needs['indexes']>]: Index };
  readonly transact: Transact<GrantsOf<Needs>>;
}

/** The client of a function with members' rows on its permission sheet. */
export interface OwnedClients<Needs extends FunctionNeeds> {
  readonly ownedBy: OwnedBy<{ readonly [Name in keyof OwnedOf<Needs>]: OwnedTable<ActionsOn<OwnedOf<Needs>, Name>> }>;
}

/** The client of a function that answers repeated requests alike. */
export interface OnceClients<Needs extends FunctionNeeds> {
  readonly once: Once<GrantsOf<Needs>>;
}

/**
 * Opens the tables and indexes that a permission sheet names.
 * @param indexes what each of its indexes is read and sorted by, as the build knows it from the domains
 */
export function openTables<const Needs extends FunctionNeeds>(
  needs: Needs,
  indexes: Readonly<Record<string, KeyAttributes>> = {},
): TableClients<Needs> & OnceClients<Needs> & OwnedClients<Needs> {
  const nameOf = (table: string) => requiredEnvironment(environmentName.table(table));
  const attempt = attemptIn(documents(), nameOf);
  const tablesNamed = (names: readonly string[]) => names.map((name) => [name, createTable(nameOf(name))] as const);
  const owned = tablesNamed(Object.keys(needs.owned ?? {}));
  const clients: TableClients<FunctionNeeds> & Partial<OnceClients<FunctionNeeds>> & OwnedClients<FunctionNeeds> = {
    tables: Object.fromEntries(tablesNamed(Object.keys(needs.tables ?? {}))),
    ownedBy: ({ uid }) => Object.fromEntries(owned.map(([name, table]) => [name, ownedTable(table, uid)])),
    indexes: Object.fromEntries(
      Object.entries(indexes).map(([name, key]) => {
        const [table = '', index = ''] = name.split('.');
        return [name, createIndex(nameOf(table), { name: index, ...key })];
      }),
    ),
    transact: createTransact(attempt, needs.outbox?.table),
    ...(needs.once && {
      once: createOnce({
        name: needs.once,
        table: createTable(nameOf(needs.once)),
        transact: createTransactTellingAll(attempt, needs.outbox?.table),
      }),
    }),
  };
  return clients as unknown as TableClients<Needs> & OnceClients<Needs> & OwnedClients<Needs>; // narrows to the granted part
}
