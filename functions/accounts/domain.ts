import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { accountExists } from './mails/account-exists.ts';
import { credentialsChangedMail } from './mails/credentials-changed.ts';
import { noAccount } from './mails/no-account.ts';
import { signInCode } from './mails/sign-in-code.ts';
import { welcome } from './mails/welcome.ts';

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
  mails: [signInCode, noAccount, accountExists, welcome, credentialsChangedMail],
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
