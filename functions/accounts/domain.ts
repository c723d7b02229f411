import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import * as logs from './log-lines.ts';

/** Members, what they sign in with, and the codes that prove an address. Sessions are the platform's, as every domain asks who calls. */
export const accounts = {
  tables: {
    accounts: {
      outboxOf: 'accounts',
      timeToLive: 'expires',
      indexes: { byErasure: { partition: 'state', sort: 'erasedOn', carries: ['uid'] } },
    },
    codes: { timeToLive: 'expires' },
  },
  mails: {
    'sign-in-code': 'codes',
    'no-account': 'codes',
    'account-exists': 'codes',
    welcome: 'members',
    'credentials-changed': 'members',
  },
  logs,
  metrics: {
    CodesMailed: { title: 'Codes mailed', by: ['mailCodes'] },
    CodeAgeMilliseconds: {
      title: 'Age of codes when mailed, in milliseconds, 95th percentile',
      by: ['mailCodes'],
      statistic: 'p95',
    },
  },
  schedules: {
    eraseMembers: {
      expression: 'cron(30 3 * * ? *)',
      harm: 'Who left is kept for longer than the week that we promise.',
    },
  },
} as const satisfies DomainDefinition;
