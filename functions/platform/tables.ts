/** Key attributes of every table and index; what they hold is each repository's own business. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

export interface TableDefinition {
  /** Whether changes are told to functions, which makes an outbox possible. */
  readonly stream?: boolean;
  /** Attribute with the second since 1970 after which an item may vanish; a reader checks it too. */
  readonly timeToLive?: string;
  /** Indexes by name, with the attributes they sort by. Their reads are eventually consistent. */
  readonly indexes?: Readonly<Record<string, { readonly partition: string; readonly sort?: string }>>;
}

/** Every table of the stack, one per domain, so that a grant on one means something. */
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
