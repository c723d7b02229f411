import type { PlatformLine } from './log-line.ts';

// The lines that the platform logs by itself; those of a domain stand in its `log-lines.ts`.

export const callAnswered = {
  code: 'call.answered',
  level: 'INFO',
  fields: { httpStatus: 'number', milliseconds: 'number' },
  counts: ['Accepted', 'Refused', 'Faulty'],
} as const satisfies PlatformLine;
export const callFailed = {
  code: 'call.failed',
  level: 'ERROR',
  fields: { errorName: 'string', errorCode: 'string', service: 'string', operation: 'string', frames: 'strings' },
} as const satisfies PlatformLine;
export const batchConsumed = {
  code: 'batch.consumed',
  level: 'INFO',
  fields: { messages: 'number', failed: 'number', milliseconds: 'number' },
  counts: ['FailedMessages'],
} as const satisfies PlatformLine;
export const messageUnreadable = {
  code: 'message.unreadable',
  level: 'ERROR',
  fields: { messageId: 'string', issuePath: 'string' },
} as const satisfies PlatformLine;
export const messageFailed = {
  code: 'message.failed',
  level: 'ERROR',
  fields: {
    messageId: 'string',
    errorName: 'string',
    errorCode: 'string',
    service: 'string',
    operation: 'string',
    frames: 'strings',
  },
} as const satisfies PlatformLine;
export const eventsRepeated = {
  code: 'events.repeated',
  level: 'INFO',
  fields: { repeated: 'number' },
  counts: ['Repeated'],
} as const satisfies PlatformLine;
/** Another writer came first at this try. */
export const writeContended = {
  code: 'write.contended',
  level: 'INFO',
  fields: { attempt: 'number' },
} as const satisfies PlatformLine;
export const countingFailed = {
  code: 'counting.failed',
  level: 'ERROR',
  fields: {
    events: 'number',
    errorName: 'string',
    errorCode: 'string',
    service: 'string',
    operation: 'string',
    frames: 'strings',
  },
} as const satisfies PlatformLine;
/** `item` is the sort key where it is a key of ours, and `sequenceNumber` the record of a stream. */
export const outboxUnreadable = {
  code: 'outbox.unreadable',
  level: 'ERROR',
  fields: { item: 'string', sequenceNumber: 'string' },
  counts: ['FailedMessages'],
} as const satisfies PlatformLine;
export const outboxRefused = {
  code: 'outbox.refused',
  level: 'WARN',
  fields: { eventId: 'string', event: 'string', errorCode: 'string' },
} as const satisfies PlatformLine;
export const outboxFailed = {
  code: 'outbox.failed',
  level: 'ERROR',
  fields: { errorName: 'string', errorCode: 'string', service: 'string', operation: 'string', frames: 'strings' },
} as const satisfies PlatformLine;
export const outboxSearched = {
  code: 'outbox.searched',
  level: 'INFO',
  fields: { waiting: 'number', oldestSeconds: 'number', left: 'number' },
  counts: ['WaitingEvents', 'OldestWaitingSeconds'],
} as const satisfies PlatformLine;
export const mailSent = {
  code: 'mail.sent',
  level: 'INFO',
  fields: { mail: 'string' },
  counts: ['MailsSent'],
} as const satisfies PlatformLine;
export const mailStopped = {
  code: 'mail.stopped',
  level: 'INFO',
  fields: { mail: 'string' },
} as const satisfies PlatformLine;
export const mailFailed = {
  code: 'mail.failed',
  level: 'ERROR',
  fields: {
    mail: 'string',
    errorName: 'string',
    errorCode: 'string',
    service: 'string',
    operation: 'string',
    frames: 'strings',
  },
  counts: ['MailsFailed', 'OwnMailboxRefused'],
} as const satisfies PlatformLine;
/** SES takes no mail to this address, for good. */
export const mailRefused = {
  code: 'mail.refused',
  level: 'INFO',
  fields: { mail: 'string' },
  counts: ['MailsRefused'],
} as const satisfies PlatformLine;
/** The mailbox has had as many as it may get. */
export const mailWithheld = {
  code: 'mail.withheld',
  level: 'INFO',
  fields: { mail: 'string' },
  counts: ['MailsWithheld'],
} as const satisfies PlatformLine;
export const codeRequested = {
  code: 'code.requested',
  level: 'INFO',
  fields: { purpose: 'string' },
} as const satisfies PlatformLine;
export const codeRefused = {
  code: 'code.refused',
  level: 'INFO',
  fields: { purpose: 'string' },
} as const satisfies PlatformLine;
