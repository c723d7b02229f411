/** Key attributes of every table; each repository decides what they hold. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

export interface TableDefinition {
  /** As its domain calls it; of one that is not stated by a value of its own, where it stands. */
  readonly name?: string;
  /**
   * The domain whose stack has the two functions that empty the table's outbox, by its change stream; without one the table has neither.
   * It is stated and not derived from who announces events, so that a domain which does so later moves no function to another stack.
   */
  readonly outboxOf?: string;
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
