import type { DomainNeeds } from '../../shared/manifest/function-needs.ts';

/** What each function of the audit domain may touch: it reads the trail, which others write. */
export const needs = {
  verifyAudit: { tables: { audit: ['Query'] } },
  listAudit: { tables: { audit: ['Query'] } },
  logAuditHead: { tables: { audit: ['Query'] } },
} as const satisfies DomainNeeds;
