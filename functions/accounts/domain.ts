import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

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
  logs: {
    'member.registered': { level: 'INFO', fields: {} },
    'registration.declined': { level: 'INFO', fields: {} },
    'member.missing': { level: 'WARN', fields: { uid: 'string' } },
    'member.erased': { level: 'INFO', fields: {} },
    'members.erased': { level: 'INFO', fields: { erased: 'number' } },
    'session.opened': { level: 'INFO', fields: { uid: 'string' } },
    // Whose password it was not, where there is such a member; '' elsewhere.
    'sign-in.refused': { level: 'INFO', fields: { by: 'string', uid: 'string' } },
    'passkey.added': { level: 'INFO', fields: {} },
    'passkey.removed': { level: 'INFO', fields: {} },
    'sessions.ended': { level: 'INFO', fields: { ended: 'number' } },
    'code.requested': { level: 'INFO', fields: { purpose: 'string' } },
    'code.refused': { level: 'INFO', fields: { purpose: 'string' } },
    'code.mailed': { level: 'INFO', fields: { purpose: 'string', milliseconds: 'number' } },
    'code.dropped': { level: 'WARN', fields: { purpose: 'string', why: 'string' } },
  },
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
