import type { EventName } from '../contract/event-name.ts';

/** Key attributes of every table; each repository decides what they hold. */
export const tableKey = { partition: 'pk', sort: 'sk' } as const;

export interface TableDefinition {
  /** As its domain calls it. */
  readonly name: string;
  /**
   * Names of the events that its transactions announce: rows of its own until the bus has accepted them. Two functions beside it empty that outbox, one of them
   * by the table's change stream.
   */
  readonly announces?: readonly EventName[];
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
