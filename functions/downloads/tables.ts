import type { TableValue } from '../platform/tables/table-value.ts';

export const downloadsTable = { name: 'downloads', timeToLive: 'expires' } as const satisfies TableValue;
