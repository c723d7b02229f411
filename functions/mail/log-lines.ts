import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of mail log.

export const addressStopped = {
  code: 'address.stopped',
  level: 'INFO',
  fields: { reason: 'string', known: 'boolean' },
} as const satisfies LogLine;
/** A mail to one of our own mailboxes came back, or was called spam there. */
export const mailboxRefuses = {
  code: 'mailbox.refuses',
  level: 'ERROR',
  fields: { mailId: 'string', event: 'string' },
  counts: ['OwnMailboxRefused'],
} as const satisfies LogLine;
