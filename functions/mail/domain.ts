import type { DomainDefinition } from '../platform/domain-definition.ts';
import { mailTable } from './tables.ts';

/** What becomes of mail: addresses that refuse it, and operators who lift a stop. */
export default {
  tables: [mailTable],
} as const satisfies DomainDefinition;
