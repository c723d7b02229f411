import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';

/** Members, what they sign in with, and the codes that prove an address. Sessions are the platform's, as every domain asks who calls. */
export const accounts = {
  tables: {
    accounts: { stream: true, timeToLive: 'expires' },
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
    'sign-in.refused': { level: 'INFO', fields: { by: 'string' } },
    'sessions.ended': { level: 'INFO', fields: { ended: 'number' } },
    'code.requested': { level: 'INFO', fields: { purpose: 'string' } },
    'code.mailed': { level: 'INFO', fields: { purpose: 'string', milliseconds: 'number' } },
    'code.dropped': { level: 'WARN', fields: { purpose: 'string', why: 'string' } },
  },
} as const satisfies DomainDefinition;
