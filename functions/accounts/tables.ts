import type { TableValue } from '../platform/tables/table-value.ts';

export const accountsTable = {
  name: 'accounts',
  announces: ['credentials.changed.v1', 'member.erased.v1', 'member.registered.v1', 'registration.declined.v1'],
  timeToLive: 'expires',
  indexes: { byErasure: { partition: 'state', sort: 'erasedOn', carries: ['uid'] } },
} as const satisfies TableValue;

export const codesTable = { name: 'codes', timeToLive: 'expires' } as const satisfies TableValue;
