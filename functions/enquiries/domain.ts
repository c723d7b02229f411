import type { DomainDefinition } from '../platform/domain-definition.ts';
import { enquiriesTable } from './tables.ts';

/** What visitors write to us, sealed, what becomes of it, what they make of our answers and lessons, and what they search for in vain. */
export default {
  tables: [enquiriesTable],
} as const satisfies DomainDefinition;
