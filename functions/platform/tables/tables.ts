import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';

/** Who is signed in, and where. */
export const sessionsTable = { name: 'sessions', timeToLive: 'expires' } as const satisfies TableDefinition;

/** Uses that count towards a limit. */
export const limitsTable = { name: 'limits', timeToLive: 'expires' } as const satisfies TableDefinition;

/** Tables of the platform itself. */
export const platformTables = [limitsTable, sessionsTable];

/** The table of the audit trail, which the platform writes: rows are only ever added. */
export const trailTable = 'audit';

/** How the partitions of a table's outbox begin, and those of nothing else. */
export const outboxPrefix = 'outbox#';

/** Partitions of a table's outbox. Four of them take four thousand events a second. */
export const outboxPartitions = ['outbox#0', 'outbox#1', 'outbox#2', 'outbox#3'] as const;

/** The partition of what is one member's, in every table that keeps something of members. */
export function memberPartition(uid: string): string {
  return `member#${uid}`;
}
