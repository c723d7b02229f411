import type { DomainDefinition } from '../platform/domain-definition.ts';
import { auditTable } from './tables.ts';

/** What operators did, as one chain of rows, and its proof. */
export default {
  tables: [auditTable],
} as const satisfies DomainDefinition;
