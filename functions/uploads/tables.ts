import type { TableValue } from '../platform/tables/table-value.ts';

/** What was uploaded, and what became of it. */
export const uploadsTable = {
  name: 'uploads',
  announces: ['upload.inspected.v1', 'upload.overdue.v1', 'upload.refused.v1'],
  timeToLive: 'expires',
  indexes: { byDue: { partition: 'due', sort: 'dueAt', carries: ['key', 'kind', 'owner', 'state', 'usedBy'] } },
} as const satisfies TableValue;
