import type { TableValue } from '../platform/tables/table-value.ts';

/** What is published, by collection. */
export const contentTable = { name: 'content' } as const satisfies TableValue;
