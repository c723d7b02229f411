import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of uploads log.

export const uploadSigned = {
  code: 'upload.signed',
  level: 'INFO',
  fields: { kind: 'string' },
} as const satisfies LogLine;
export const uploadInspected = {
  code: 'upload.inspected',
  level: 'INFO',
  fields: { kind: 'string', milliseconds: 'number' },
  counts: ['UploadsInspected', 'Announced', 'InspectionMilliseconds'],
} as const satisfies LogLine;
export const uploadRefused = {
  code: 'upload.refused',
  level: 'INFO',
  fields: { kind: 'string', why: 'string' },
  counts: ['UploadsRefused'],
} as const satisfies LogLine;
/** A file that is not decoded: nobody signed for it, another one took its place or came first, or its upload is over. It is deleted. */
export const uploadDropped = {
  code: 'upload.dropped',
  level: 'INFO',
  fields: { why: 'string' },
  counts: ['UploadsDropped'],
} as const satisfies LogLine;
export const uploadsErased = {
  code: 'uploads.erased',
  level: 'INFO',
  fields: { erased: 'number' },
} as const satisfies LogLine;
export const uploadsOverdue = {
  code: 'uploads.overdue',
  level: 'WARN',
  fields: { overdue: 'number' },
  counts: ['UploadsOverdue'],
} as const satisfies LogLine;
