/** Key attributes of every table and index; each repository decides what they hold. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

export interface TableDefinition {
  /** Whether the table has a change stream that functions can read, which makes an outbox possible. */
  readonly stream?: boolean;
  /** Attribute with the Unix time in seconds after which DynamoDB may delete an item. It deletes late, so readers check too. */
  readonly timeToLive?: string;
  /** Indexes by name. Their reads are eventually consistent. */
  readonly indexes?: Readonly<Record<string, IndexDefinition>>;
  /** Whether items are only ever added: a policy of the table denies everybody to change or delete one. */
  readonly appendOnly?: boolean;
}

interface IndexDefinition {
  /** Attributes that it is read and sorted by. */
  readonly partition: string;
  readonly sort?: string;
  /** Further attributes that it holds, beside all keys; everything, unless stated. Fewer make each write cheaper. */
  readonly carries?: readonly string[];
}

const enquiryFacts = ['id', 'form', 'state', 'finishedBy', 'finishedAt'] as const;

/** Every table of the stack, one per domain, so that a grant on a table reaches no other domain. */
export const tables = {
  content: {},
  downloads: {},
  enquiries: {
    stream: true,
    timeToLive: 'expires',
    indexes: {
      byMonth: { partition: 'month', sort: 'receivedAt', carries: enquiryFacts },
      byEmail: { partition: 'emailHash', sort: 'receivedAt', carries: enquiryFacts },
    },
  },
  /** Uses that count towards a limit. */
  limits: { timeToLive: 'expires' },
  mail: { timeToLive: 'expires' },
  /** What operators did, as one chain of rows. */
  audit: { appendOnly: true },
} as const satisfies Readonly<Record<string, TableDefinition>>;

export type TableName = keyof typeof tables;

/** Tables to which items are only ever added. */
export type GrowingTableName = {
  [Name in TableName]: (typeof tables)[Name] extends { readonly appendOnly: true } ? Name : never;
}[TableName];

/** Whether items are only ever added to a table. */
export function onlyGrows(table: TableName): boolean {
  const { appendOnly = false }: TableDefinition = tables[table];
  return appendOnly;
}

type IndexesOf<Name extends TableName> = (typeof tables)[Name] extends { readonly indexes: infer Indexes }
  ? keyof Indexes & string
  : never;

/** An index as permission sheets name it: `<table>.<index>`. */
export type IndexName = { [Name in TableName]: `${Name}.${IndexesOf<Name>}` }[TableName];

/** The table of an index, its own name, and the attributes that it is read and sorted by. @throws Error for one that no table has */
export function indexNamed(name: IndexName) {
  const [table, index] = name.split('.') as [TableName, string]; // the type says so: `<table>.<index>`
  const { indexes = {} }: TableDefinition = tables[table];
  const definition = indexes[index];
  if (!definition) throw new Error(`functions/platform/tables/tables.ts has no index ${name}`);
  const { partition, sort = tableKey.sort } = definition;
  return { table, index, key: { partition, sort } };
}

export const tableNames = Object.keys(tables) as TableName[]; // Object.keys loses the literal keys

/** How the partitions of a table's outbox begin, and those of nothing else. */
export const outboxPrefix = 'outbox#';

/** Partitions of a table's outbox. Four of them take four thousand events a second. */
export const outboxPartitions = ['outbox#0', 'outbox#1', 'outbox#2', 'outbox#3'] as const;
