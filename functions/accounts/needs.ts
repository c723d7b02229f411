import type { DomainNeeds } from '../platform/sheet/needs.ts';

/** What comparing a code takes; who uses it up deletes it. */
const usingCode = ['UpdateItem', 'DeleteItem'] as const;

/** What each function of the accounts domain may touch, and nothing more. */
export const needs = {
  signIn: {
    tables: { accounts: ['GetItem', 'PutItem', 'UpdateItem'], codes: usingCode, sessions: ['PutItem'] },
    keys: { personal: ['open'], lookup: ['hash'] },
    keepsLimits: true,
  },
  registerMember: {
    tables: { accounts: ['PutItem'], codes: usingCode },
    keys: { personal: ['seal'], lookup: ['hash'] },
    outbox: { table: 'accounts', events: ['member.registered.v1', 'registration.declined.v1'] },
    retention: { days: 3_650, endedBy: 'eraseMembers' },
  },
} as const satisfies DomainNeeds;
