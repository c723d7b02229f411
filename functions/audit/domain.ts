import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { auditTable } from './tables.ts';

/** What operators did, as one chain of rows, and its proof. */
export const audit = {
  tables: { audit: auditTable },
} as const satisfies DomainDefinition;
