import type { TableValue } from '../platform/tables/table-value.ts';

export const auditTable = { name: 'audit', appendOnly: true } as const satisfies TableValue;
