/** Key attributes of every table and index; each repository decides what they hold. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

export interface TableDefinition {
  /** Whether the table has a change stream that functions can read, which makes an outbox possible. */
  readonly stream?: boolean;
  /** Attribute with the Unix time in seconds after which DynamoDB may delete an item. It deletes late, so readers check too. */
  readonly timeToLive?: string;
  /** Indexes by name, with the attributes they sort by. Their reads are eventually consistent. */
  readonly indexes?: Readonly<Record<string, { readonly partition: string; readonly sort?: string }>>;
}

/** Every table of the stack, one per domain, so that a grant on a table reaches no other domain. */
export const tables = {
  content: {},
  downloads: {},
} as const satisfies Readonly<Record<string, TableDefinition>>;

export type TableName = keyof typeof tables;

type IndexesOf<Name extends TableName> = (typeof tables)[Name] extends { readonly indexes: infer Indexes }
  ? keyof Indexes & string
  : never;

/** An index as permission sheets name it: `<table>.<index>`. */
export type IndexName = { [Name in TableName]: `${Name}.${IndexesOf<Name>}` }[TableName];

export const tableNames = Object.keys(tables) as TableName[]; // Object.keys loses the literal keys
