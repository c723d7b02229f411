import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** What each function of the mail domain may touch, and nothing more. */
export const needs = {
  stopMail: { tables: { mail: ['GetItem', 'PutItem'] } },
  listStoppedAddresses: { tables: { mail: ['Query'] } },
  resumeMail: { tables: { mail: ['DeleteItem'] }, keys: { lookup: ['hash'] }, audits: true },
} as const satisfies DomainNeeds;
