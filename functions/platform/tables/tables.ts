import { type TableDefinition, tableKey } from '../../../shared/manifest/table-definition.ts';
import type { KeyAttributes } from './expressions.ts';

/** Who is signed in, and where. */
export const sessionsTable = { name: 'sessions', timeToLive: 'expires' } as const satisfies TableDefinition;

/** Tables of the platform itself. */
export const platformTables = {
  /** Uses that count towards a limit. */
  limits: { timeToLive: 'expires' },
  sessions: sessionsTable,
} as const satisfies Readonly<Record<string, TableDefinition>>;

/** The table of the audit trail, which the platform writes: rows are only ever added. */
export const trailTable = 'audit';

/** What an index, `<table>.<index>`, is read and sorted by. @throws Error for one that no table has */
export function indexKeyOf(name: string, tables: Readonly<Record<string, TableDefinition>>): KeyAttributes {
  const [table = '', index = ''] = name.split('.');
  const definition = tables[table]?.indexes?.[index];
  if (!definition) throw new Error(`No domain.ts has an index ${name}`);
  const { partition, sort = tableKey.sort } = definition;
  return { partition, sort };
}

/** How the partitions of a table's outbox begin, and those of nothing else. */
export const outboxPrefix = 'outbox#';

/** Partitions of a table's outbox. Four of them take four thousand events a second. */
export const outboxPartitions = ['outbox#0', 'outbox#1', 'outbox#2', 'outbox#3'] as const;

/** The partition of what is one member's, in every table that keeps something of members. */
export function memberPartition(uid: string): string {
  return `member#${uid}`;
}
