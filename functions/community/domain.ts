import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** What people ask and answer under lessons, and what they are told of it. */
export const community = {
  tables: {
    community: {
      stream: true,
      timeToLive: 'expires',
      indexes: {
        byAuthor: { partition: 'uid', sort: 'id', carries: ['name', 'content', 'postedAt', 'toName'] },
        byAnswered: { partition: 'toUid', sort: 'id', carries: ['postedAt'] },
        byMonth: { partition: 'month', sort: 'postedAt', carries: ['id', 'uid', 'name', 'content'] },
      },
    },
  },
  mails: { 'comment-answered': 'members' },
  logs: {
    'comment.posted': { level: 'INFO', fields: { kind: 'string' } },
    'comment.deleted': { level: 'INFO', fields: { cause: 'string' } },
    'comment.restored': { level: 'INFO', fields: {} },
    'question.answered': { level: 'INFO', fields: {} },
    'answer.untold': { level: 'INFO', fields: { why: 'string' } },
  },
  metrics: {
    CommentsPosted: {
      title: 'Questions and answers posted',
      by: ['sendComment'],
      alarm: {
        above: 300,
        harm: 'Lessons fill with comments faster than people write: those who look for an answer find none among them.',
        runbook: '#lessons-fill-with-comments',
      },
    },
    FirstAnswerMinutes: {
      title: 'Minutes until the first answer, 95th percentile',
      by: ['countComments'],
      statistic: 'p95',
    },
  },
} as const satisfies DomainDefinition;
