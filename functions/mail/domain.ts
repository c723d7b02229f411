import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import * as logs from './log-lines.ts';

/** What becomes of mail: addresses that refuse it, and operators who lift a stop. */
export const mail = {
  tables: { mail: { timeToLive: 'expires' } },
  logs,
} as const satisfies DomainDefinition;
