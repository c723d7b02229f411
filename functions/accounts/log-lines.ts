import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of accounts log.

export const memberRegistered = {
  code: 'member.registered',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const registrationDeclined = {
  code: 'registration.declined',
  level: 'INFO',
  fields: {},
} as const satisfies LogLine;
export const memberMissing = {
  code: 'member.missing',
  level: 'WARN',
  fields: { uid: 'string' },
} as const satisfies LogLine;
export const memberErased = {
  code: 'member.erased',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const membersErased = {
  code: 'members.erased',
  level: 'INFO',
  fields: { erased: 'number' },
} as const satisfies LogLine;
export const sessionOpened = {
  code: 'session.opened',
  level: 'INFO',
  fields: { uid: 'string' },
} as const satisfies LogLine;
// Whose password it was not, where there is such a member; '' elsewhere.
export const signInRefused = {
  code: 'sign-in.refused',
  level: 'INFO',
  fields: { by: 'string', uid: 'string' },
} as const satisfies LogLine;
export const passkeyAdded = {
  code: 'passkey.added',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const passkeyRemoved = {
  code: 'passkey.removed',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const sessionsEnded = {
  code: 'sessions.ended',
  level: 'INFO',
  fields: { ended: 'number' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const codeMailed = {
  code: 'code.mailed',
  level: 'INFO',
  fields: { purpose: 'string', milliseconds: 'number' },
  counts: ['CodesMailed', 'CodeAgeMilliseconds'],
} as const satisfies LogLine;
export const codeDropped = {
  code: 'code.dropped',
  level: 'WARN',
  fields: { purpose: 'string', why: 'string' },
} as const satisfies LogLine;
