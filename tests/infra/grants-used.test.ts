import { expect, test, vi } from 'vitest';
import { summed } from '../support/telling/grants-report.ts';
import { grantsNotUsed, grantsUsed } from '../support/telling/grants-used.ts';
import { demandNoRefusals, refusedCalls } from '../support/telling/refused-calls.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/orders';
const statement = (id: string, used: Record<string, number>, effect = 'Allow') => ({
  statement: `Orders/${id}#0`,
  effect,
  resources: [table],
  used,
});
const functions = {
  placeOrder: { domain: 'orders', file: 'functions/orders/place-order.ts' },
  placeOrderAgain: { domain: 'orders', file: 'functions/orders/place-order-again.ts' },
};
const notUsed = (...statements: ReturnType<typeof statement>[]) =>
  grantsNotUsed({ roles: { role: statements } }, { functions });

test('a grant that nothing used is told with its file, its function and what to do', () => {
  const used = { 'dynamodb:PutItem': 2, 'dynamodb:Query': 0, 'logs:PutLogEvents': 0 };
  expect(notUsed(statement('placeOrderRoleDefaultPolicy1', used))).toEqual([
    'functions/orders/place-order.ts: placeOrder may do what no test in tests/api made it do, dynamodb:Query on table/orders: test it there, or take the grant away',
  ]);
});

test('of two functions whose names begin alike, the one whose policy it is, is told', () => {
  const [told] = notUsed(statement('placeOrderAgainRoleDefaultPolicy1', { 'dynamodb:Query': 0 }));
  expect(told).toContain(' placeOrderAgain may ');
});

test('what is denied need not be used, and a policy of no function is told by its own name', () => {
  expect(notUsed(statement('placeOrderRole1', { 'dynamodb:Scan': 0 }, 'Deny'))).toEqual([]);
  expect(notUsed(statement('EdgeAuthorizer1', { 'secretsmanager:GetSecretValue': 0 }))[0]).toContain('EdgeAuthorizer1');
});

test('grants that were used are counted, without those on logs and what is denied', () => {
  const used = { 'dynamodb:PutItem': 2, 'dynamodb:Query': 0, 'logs:PutLogEvents': 7 };
  const roles = {
    role: [statement('placeOrderRole1', used), statement('placeOrderRole2', { 'dynamodb:Scan': 1 }, 'Deny')],
  };
  expect(grantsUsed({ roles })).toBe(1);
});

const refused = `User: arn:aws:iam::000000000000:role/place-order is not authorized to perform: dynamodb:Scan on resource: ${table}`;
const printed = `Ready after 2.0 s\niam: ${refused} because no policy allows the dynamodb:Scan action\napi: closed\n`;

test('a call that was refused is read from what a site printed, and ends its test', () => {
  // What this test plants is no failure of the run.
  vi.stubEnv('GRANTS_REPORT', '');
  expect(refusedCalls(printed)).toEqual([`${refused}: list it under uses, or do not ask for it`]);
  expect(() => demandNoRefusals(printed)).toThrow(refused);
  expect(() => demandNoRefusals('Ready after 2.0 s\n')).not.toThrow();
});

test('what was refused counts in every run, what was never used only when all tests ran', () => {
  const ofApi = { used: 3, neverUsed: ['placeOrder may do too much'] };
  const sites = [{ refused: ['one', 'two'] }, { refused: ['two'] }];
  const whole = summed([...sites, { ...ofApi, isWhole: true }]);
  expect(whole.summary).toBe('grants: 3 used, 1 never used, 2 refused');
  expect(whole.faults).toEqual(['placeOrder may do too much', 'one', 'two']);
  const part = summed([...sites, { ...ofApi, isWhole: false }]);
  expect(part.summary).toMatch(/^grants: 3 used, 1 never used, 2 refused \(by a part/);
  expect(part.faults).toEqual(['one', 'two']);
  expect(summed(sites)).toEqual({ summary: undefined, faults: ['one', 'two'] });
});
