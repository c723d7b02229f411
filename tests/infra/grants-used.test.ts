import { expect, test } from 'vitest';
import { grantsNotUsed } from '../support/grants-used.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders';
const statement = (id: string, used: Record<string, number>, effect = 'Allow') => ({
  statement: `Orders/${id}#0`,
  effect,
  resources: [table],
  used,
});
const sheets = { orders: { placeOrder: {}, placeOrderAgain: {} } };
const notUsed = (...statements: ReturnType<typeof statement>[]) =>
  grantsNotUsed({ roles: { role: statements } }, { sheets });

test('a grant that nothing used is told with its file, its function and what to do', () => {
  const used = { 'dynamodb:PutItem': 2, 'dynamodb:Query': 0, 'logs:PutLogEvents': 0 };
  expect(notUsed(statement('placeOrderRoleDefaultPolicy1', used))).toEqual([
    'functions/orders/needs.ts: placeOrder may do what no test in tests/api made it do, dynamodb:Query on table/orders: test it there, or take the grant away',
  ]);
});

test('of two functions whose names begin alike, the one whose policy it is, is told', () => {
  const [told] = notUsed(statement('placeOrderAgainRoleDefaultPolicy1', { 'dynamodb:Query': 0 }));
  expect(told).toContain(' placeOrderAgain may ');
});

test('what is denied need not be used, and a policy of no sheet is told by its own name', () => {
  expect(notUsed(statement('placeOrderRole1', { 'dynamodb:Scan': 0 }, 'Deny'))).toEqual([]);
  expect(notUsed(statement('EdgeAuthorizer1', { 'secretsmanager:GetSecretValue': 0 }))[0]).toContain('EdgeAuthorizer1');
});
