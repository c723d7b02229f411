import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of audit log.

/** Proves later how far the audit trail had come: nobody may change a line of a log. */
export const auditHead = {
  code: 'audit.head',
  level: 'INFO',
  fields: { number: 'number', hash: 'string' },
} as const satisfies LogLine;
