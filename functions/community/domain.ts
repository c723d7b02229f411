import type { DomainDefinition } from '../platform/domain-definition.ts';
import { communityTable } from './tables.ts';

/** What people ask and answer under lessons, what members write to customer service, and what they are told of it. */
export default {
  tables: [communityTable],
  secrets: { wechat: 'Our app at WeChat, and its address' },
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
    WechatFailures: {
      title: 'Tickets that WeChat did not give',
      by: ['signWechatShare'],
      alarm: {
        above: 10,
        harm: 'Pages that are shared in WeChat show neither their title nor a picture.',
        runbook: '#wechat-gives-no-tickets',
      },
    },
    MembersWaiting: {
      title: 'Members who wait for customer service',
      by: ['watchWaitingMessages'],
      statistic: 'Maximum',
    },
    LongestWaitMinutes: {
      title: 'Longest wait for customer service, in minutes',
      by: ['watchWaitingMessages'],
      statistic: 'Maximum',
      alarm: {
        above: 24 * 60,
        harm: 'A member has written to customer service and has waited for an answer for more than a day.',
        runbook: '#members-wait-for-an-answer',
        staysOn: true,
      },
    },
  },
} as const satisfies DomainDefinition;
