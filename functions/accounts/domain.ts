import type { DomainDefinition } from '../platform/sheet/domain-definition.ts';
import { accountExists } from './mails/account-exists.ts';
import { credentialsChangedMail } from './mails/credentials-changed.ts';
import { noAccount } from './mails/no-account.ts';
import { signInCode } from './mails/sign-in-code.ts';
import { welcome } from './mails/welcome.ts';
import { accountsTable, codesTable } from './tables.ts';

/** Members, what they sign in with, and the codes that prove an address. Sessions are the platform's, as every domain asks who calls. */
export const accounts = {
  tables: { accounts: accountsTable, codes: codesTable },
  mails: [signInCode, noAccount, accountExists, welcome, credentialsChangedMail],
  metrics: {
    CodesMailed: { title: 'Codes mailed', by: ['mailCodes'] },
    CodeAgeMilliseconds: {
      title: 'Age of codes when mailed, in milliseconds, 95th percentile',
      by: ['mailCodes'],
      statistic: 'p95',
    },
  },
} as const satisfies DomainDefinition;
