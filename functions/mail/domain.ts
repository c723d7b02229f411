import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** What becomes of mail: addresses that refuse it, and operators who lift a stop. */
export const mail = {
  tables: { mail: { timeToLive: 'expires' } },
} as const satisfies DomainDefinition;
