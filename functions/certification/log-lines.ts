import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of certification log.

export const examMonthSet = {
  code: 'exam.month-set',
  level: 'INFO',
  fields: { period: 'string', isOpen: 'boolean' },
} as const satisfies LogLine;
export const examSignedUp = {
  code: 'exam.signed-up',
  level: 'INFO',
  fields: { period: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const signUpAsked = {
  code: 'sign-up.asked',
  level: 'INFO',
  fields: { isFound: 'boolean' },
  counts: ['SignUpQueries'],
} as const satisfies LogLine;
export const signUpMissing = { code: 'sign-up.missing', level: 'WARN', fields: {} } as const satisfies LogLine;
export const photoTold = { code: 'photo.told', level: 'INFO', fields: { state: 'string' } } as const satisfies LogLine;
export const ownCodeLimited = { code: 'own-code.limited', level: 'INFO', fields: {} } as const satisfies LogLine;
export const signUpsErased = {
  code: 'sign-ups.erased',
  level: 'INFO',
  fields: { signUps: 'number', photos: 'number' },
} as const satisfies LogLine;
export const signUpsErasedByOwner = {
  code: 'sign-ups.erased-by-owner',
  level: 'INFO',
  fields: { erased: 'number' },
} as const satisfies LogLine;
export const certificateAsked = {
  code: 'certificate.asked',
  level: 'INFO',
  fields: { by: 'string', answered: 'string' },
  counts: ['CertificateQueries'],
} as const satisfies LogLine;
export const credentialUnsigned = {
  code: 'credential.unsigned',
  level: 'ERROR',
  fields: {},
  counts: ['CredentialsNotSigned'],
} as const satisfies LogLine;
export const certificateShown = {
  code: 'certificate.shown',
  level: 'INFO',
  fields: { as: 'string' },
  counts: ['CertificatesShown'],
} as const satisfies LogLine;
export const certificateAwarded = {
  code: 'certificate.awarded',
  level: 'INFO',
  fields: { origin: 'string', count: 'number' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const certificateRevoked = {
  code: 'certificate.revoked',
  level: 'INFO',
  fields: { origin: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const importsSwept = {
  code: 'imports.swept',
  level: 'INFO',
  fields: { deleted: 'number' },
} as const satisfies LogLine;
export const holdersForgotten = {
  code: 'holders.forgotten',
  level: 'INFO',
  fields: { forgotten: 'number' },
} as const satisfies LogLine;
