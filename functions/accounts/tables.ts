import type { TableValue } from '../platform/tables/table-value.ts';

export const accountsTable = {
  name: 'accounts',
  outboxOf: 'accounts',
  timeToLive: 'expires',
  indexes: { byErasure: { partition: 'state', sort: 'erasedOn', carries: ['uid'] } },
} as const satisfies TableValue;

export const codesTable = { name: 'codes', timeToLive: 'expires' } as const satisfies TableValue;
