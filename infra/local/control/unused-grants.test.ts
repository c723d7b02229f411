import { expect, it } from 'vitest';
import type { StatementUsage } from '../core/authorization.ts';
import { unusedGrants } from './unused-grants.ts';

it('allowed actions that nothing used are listed, except writing logs, which Lambda does', () => {
  const statement = { statement: 'Site/Policy#0', resources: ['table/orders', 'table/counters'] };
  const usage: Record<string, StatementUsage[]> = {
    'arn:aws:iam::000000000000:role/consume': [
      { ...statement, effect: 'Allow', used: { 'dynamodb:PutItem': 2, 'dynamodb:Query': 0, 'logs:PutLogEvents': 0 } },
      { ...statement, effect: 'Deny', used: { 'dynamodb:Scan': 0 } },
    ],
  };
  expect(unusedGrants(usage)).toEqual(['consume: dynamodb:Query on table/orders, table/counters']);
});
