import type { EventName } from '../../../shared/contract/event-name.ts';
import { createOnce, type Once } from '../calls/once.ts';
import { requiredEnvironment } from '../sheet/environment.ts';
import { environmentName } from '../sheet/environment-names.ts';
import type { FunctionNeeds, TableAction } from '../sheet/needs.ts';
import type { Index } from './pages.ts';
import { createIndex, createTable, documentClient, type Table } from './table.ts';
import { type IndexName, indexNamed, type TableName } from './tables.ts';
import { attemptIn, createTransact, createTransactTellingAll, type Transact } from './transaction.ts';

type TablesOf<Needs extends FunctionNeeds> = NonNullable<Needs['tables']>;

type ActionsOn<
  Needs extends FunctionNeeds,
  Name extends keyof TablesOf<Needs>,
> = TablesOf<Needs>[Name] extends readonly (infer Actions extends TableAction)[] ? Actions : never;

/** The tables on which a permission sheet grants an action. */
type TablesWith<Needs extends FunctionNeeds, Action extends TableAction> = {
  [Name in keyof TablesOf<Needs>]: Action extends ActionsOn<Needs, Name> ? Name : never;
}[keyof TablesOf<Needs>] &
  TableName;

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
  readonly tables: { readonly [Name in keyof TablesOf<Needs>]: Table<ActionsOn<Needs, Name>> };
  readonly indexes: { readonly [Name in keyof NonNullable<Needs['indexes']>]: Index };
  readonly transact: Transact<GrantsOf<Needs>>;
}

/** The client of a function that answers repeated requests alike. */
export interface OnceClients<Needs extends FunctionNeeds> {
  readonly once: Once<GrantsOf<Needs>>;
}

/** Opens the tables and indexes that a permission sheet names. */
export function openTables<const Needs extends FunctionNeeds>(needs: Needs): TableClients<Needs> & OnceClients<Needs> {
  const documents = documentClient();
  const nameOf = (table: TableName) => requiredEnvironment(environmentName.table(table));
  // Object.keys loses the literal keys of the sheet
  const tableNames = Object.keys(needs.tables ?? {}) as TableName[];
  const indexNames = Object.keys(needs.indexes ?? {}) as IndexName[];
  const attempt = attemptIn(documents, nameOf);
  const clients: TableClients<FunctionNeeds> & Partial<OnceClients<FunctionNeeds>> = {
    tables: Object.fromEntries(tableNames.map((name) => [name, createTable(nameOf(name), documents)])),
    indexes: Object.fromEntries(indexNames.map((name) => [name, openIndex(name, nameOf, documents)])),
    transact: createTransact(attempt, needs.outbox?.table),
    ...(needs.once && {
      once: createOnce({
        name: needs.once,
        table: createTable(nameOf(needs.once), documents),
        transact: createTransactTellingAll(attempt, needs.outbox?.table),
      }),
    }),
  };
  return clients as TableClients<Needs> & OnceClients<Needs>; // narrows to the granted part
}

function openIndex(name: IndexName, nameOf: (table: TableName) => string, documents = documentClient()): Index {
  const { table, index, key } = indexNamed(name);
  return createIndex(nameOf(table), { name: index, ...key }, documents);
}
