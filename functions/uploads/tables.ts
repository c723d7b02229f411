import type { TableValue } from '../platform/tables/table-value.ts';

/** What was uploaded, and what became of it. */
export const uploadsTable = {
  name: 'uploads',
  outboxOf: 'uploads',
  timeToLive: 'expires',
  indexes: { byDue: { partition: 'due', sort: 'dueAt', carries: ['key', 'kind', 'owner', 'state', 'usedBy'] } },
} as const satisfies TableValue;
