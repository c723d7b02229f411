import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** What operators did, as one chain of rows, and its proof. */
export const audit = {
  tables: { audit: { appendOnly: true } },
  schedules: {
    logAuditHead: {
      expression: 'cron(0 3 * * ? *)',
      harm: 'Nobody could prove that rows were cut from the end of the audit trail.',
    },
  },
} as const satisfies DomainDefinition;
