import type { DomainDefinition } from '../platform/domain-definition.ts';
import { accountsTable, codesTable } from './tables.ts';

/** Members, what they sign in with, and the codes that prove an address. Sessions are the platform's, as every domain asks who calls. */
export default {
  tables: [accountsTable, codesTable],
  metrics: {
    CodesMailed: { title: 'Codes mailed', by: ['mailCodes'] },
    CodeAgeMilliseconds: {
      title: 'Age of codes when mailed, in milliseconds, 95th percentile',
      by: ['mailCodes'],
      statistic: 'p95',
    },
  },
} as const satisfies DomainDefinition;
