import type { LogLine } from '../platform/logging/log-line.ts';

// The lines that functions of community log.

export const commentPosted = {
  code: 'comment.posted',
  level: 'INFO',
  fields: { kind: 'string' },
  counts: ['Announced', 'CommentsPosted'],
} as const satisfies LogLine;
export const commentDeleted = {
  code: 'comment.deleted',
  level: 'INFO',
  fields: { cause: 'string' },
  counts: ['Announced'],
} as const satisfies LogLine;
export const commentRestored = {
  code: 'comment.restored',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const questionAnswered = {
  code: 'question.answered',
  level: 'INFO',
  fields: {},
  counts: ['FirstAnswerMinutes'],
} as const satisfies LogLine;
export const answerUntold = {
  code: 'answer.untold',
  level: 'INFO',
  fields: { why: 'string' },
} as const satisfies LogLine;
export const messageWritten = {
  code: 'message.written',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const messageAnswered = {
  code: 'message.answered',
  level: 'INFO',
  fields: {},
  counts: ['Announced'],
} as const satisfies LogLine;
export const messageUntold = {
  code: 'message.untold',
  level: 'INFO',
  fields: { why: 'string' },
} as const satisfies LogLine;
export const wechatFailed = {
  code: 'wechat.failed',
  level: 'WARN',
  fields: { why: 'string' },
  counts: ['WechatFailures'],
} as const satisfies LogLine;
export const messagesWaiting = {
  code: 'messages.waiting',
  level: 'INFO',
  fields: { waiting: 'number', longestMinutes: 'number' },
  counts: ['MembersWaiting', 'LongestWaitMinutes'],
} as const satisfies LogLine;
