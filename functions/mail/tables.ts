import type { TableValue } from '../platform/tables/table-value.ts';

export const mailTable = { name: 'mail', timeToLive: 'expires' } as const satisfies TableValue;
