import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of enquiries log.

export const enquiryReceived = {
  code: 'enquiry.received',
  level: 'INFO',
  fields: { form: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const enquiryTrapped = {
  code: 'enquiry.trapped',
  level: 'INFO',
  fields: { form: 'string' },
} as const satisfies LogLine;
export const enquiryMissing = {
  code: 'enquiry.missing',
  level: 'WARN',
  fields: { enquiryId: 'string' },
} as const satisfies LogLine;
export const enquiriesErased = {
  code: 'enquiries.erased',
  level: 'INFO',
  fields: { erased: 'number' },
} as const satisfies LogLine;
