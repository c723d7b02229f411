import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** What becomes of mail: addresses that refuse it, and operators who lift a stop. */
export const mail = {
  tables: { mail: { timeToLive: 'expires' } },
  logs: {
    'address.stopped': { level: 'INFO', fields: { reason: 'string', known: 'boolean' } },
    /** A mail to one of our own mailboxes came back, or was called spam there. */
    'mailbox.refuses': { level: 'ERROR', fields: { mailId: 'string', event: 'string' } },
  },
} as const satisfies DomainDefinition;
