import * as z from 'zod/mini';
import { AuditHead, AuditPlace, AuditProblem, AuditRow, chainStart } from './audit-schemas.ts';
import { defineEndpoint } from './endpoint.ts';
import { calendarDay } from './fields.ts';

export const verifyAudit = defineEndpoint({
  summary: 'Verifies a page of the audit trail.',
  caller: 'ops',
  request: z.object({
    after: z._default(AuditPlace, chainStart),
    /** Heads that are known from elsewhere, such as the daily log. */
    heads: z._default(z.array(AuditHead).check(z.maxLength(100)), []),
  }),
  example: {},
  response: z.object({ checked: z.int(), problems: z.array(AuditProblem), reached: AuditPlace, isEnd: z.boolean() }),
  dialect: 'status',
});

export const listAudit = defineEndpoint({
  summary: 'Lists a page of the audit trail.',
  caller: 'ops',
  request: z.object({
    /** UTC days, both included. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** The number after which the page begins. */
    after: z._default(z.int().check(z.gte(0)), 0),
  }),
  example: { from: '2026-06-01', to: '2026-06-30' },
  response: z.object({ rows: z.array(AuditRow), reached: z.int(), isEnd: z.boolean() }),
  dialect: 'status',
});
