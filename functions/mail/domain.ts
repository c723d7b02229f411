import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { mailTable } from './tables.ts';

/** What becomes of mail: addresses that refuse it, and operators who lift a stop. */
export const mail = {
  tables: { mail: mailTable },
} as const satisfies DomainDefinition;
