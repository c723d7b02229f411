import type { TableValue } from '../platform/tables/table-value.ts';

export const communityTable = {
  name: 'community',
  announces: ['comment.deleted.v1', 'comment.posted.v1', 'message.answered.v1', 'message.written.v1'],
  timeToLive: 'expires',
  indexes: {
    byAuthor: { partition: 'uid', sort: 'id', carries: ['name', 'content', 'postedAt', 'toName'] },
    byAnswered: { partition: 'toUid', sort: 'id', carries: ['postedAt'] },
    byMonth: { partition: 'month', sort: 'postedAt', carries: ['id', 'uid', 'name', 'content'] },
    byWaiting: { partition: 'waitsFor', sort: 'waitingSince', carries: ['member', 'waiting'] },
  },
} as const satisfies TableValue;
