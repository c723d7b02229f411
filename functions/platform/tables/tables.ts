import { type OfAllDomains, ofAllDomains } from '../../domains.ts';
import type { TableDefinition } from './table-definition.ts';

/** Key attributes of every table and index; each repository decides what they hold. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

/** Tables of the platform itself. */
const ownTables = {
  /** Uses that count towards a limit. */
  limits: { timeToLive: 'expires' },
  /** Who is signed in, and where. */
  sessions: { timeToLive: 'expires' },
} as const satisfies Readonly<Record<string, TableDefinition>>;

type Tables = OfAllDomains<'tables'> & typeof ownTables;

/** Every table of the stack. */
export const tables: Tables = { ...ofAllDomains('tables'), ...ownTables };

export type TableName = keyof Tables;

/** Tables to which items are only ever added. */
export type GrowingTableName = {
  [Name in TableName]: Tables[Name] extends { readonly appendOnly: true } ? Name : never;
}[TableName];

/** Whether items are only ever added to a table. */
export function onlyGrows(table: TableName): boolean {
  const { appendOnly = false }: TableDefinition = tables[table];
  return appendOnly;
}

type IndexesOf<Name extends TableName> = Tables[Name] extends { readonly indexes: infer Indexes }
  ? keyof Indexes & string
  : never;

/** An index as permission sheets name it: `<table>.<index>`. */
export type IndexName = { [Name in TableName]: `${Name}.${IndexesOf<Name>}` }[TableName];

/** The table of an index, its own name, and the attributes that it is read and sorted by. @throws Error for one that no table has */
export function indexNamed(name: IndexName) {
  const [table, index] = name.split('.') as [TableName, string]; // the type says so: `<table>.<index>`
  const { indexes = {} }: TableDefinition = tables[table];
  const definition = indexes[index];
  if (!definition) throw new Error(`No domain.ts has an index ${name}`);
  const { partition, sort = tableKey.sort } = definition;
  return { table, index, key: { partition, sort } };
}

export const tableNames = Object.keys(tables) as TableName[]; // Object.keys loses the literal keys

/** How the partitions of a table's outbox begin, and those of nothing else. */
export const outboxPrefix = 'outbox#';

/** Partitions of a table's outbox. Four of them take four thousand events a second. */
export const outboxPartitions = ['outbox#0', 'outbox#1', 'outbox#2', 'outbox#3'] as const;

/** The partition of what is one member's, in every table that keeps something of members. */
export function memberPartition(uid: string): string {
  return `member#${uid}`;
}
