import { describe, expect, test } from 'vitest';
import type { FunctionNeeds } from '../shared/manifest/function-needs.ts';
import type { FunctionEntry } from '../shared/manifest/manifest.ts';
import type { Trigger } from '../shared/manifest/triggers.ts';
import { reviewUses } from './uses-review.ts';

const sealing = { tables: { mail: ['PutItem'] }, keys: { personal: ['seal'] } } as const satisfies FunctionNeeds;

const daily = { kind: 'schedule', expression: 'rate(1 day)', harm: '' } as const;

const aFunction = (domain: string, trigger: Trigger, needs: FunctionNeeds = {}): FunctionEntry => ({
  domain,
  file: `functions/${domain}/a-function.ts`,
  trigger,
  needs,
  environment: {},
  statements: [],
});

/** What is demanded of one function of `orders`, which has a job. */
function demand(
  line: FunctionNeeds,
  others: Readonly<Record<string, FunctionNeeds>> = {},
  announces?: readonly 'order.placed.v1'[],
) {
  return () =>
    reviewUses({
      functions: {
        placeOrder: aFunction('orders', { kind: 'endpoint' }, line),
        eraseOrders: aFunction('orders', daily),
        eraseMail: aFunction('mail', daily),
        ...Object.fromEntries(Object.entries(others).map(([name, needs]) => [name, aFunction('orders', daily, needs)])),
      },
      tables: {
        mail: { name: 'mail', timeToLive: 'expires' },
        orders: { name: 'orders', indexes: { byState: { partition: 'state' } }, ...(announces && { announces }) },
        content: { name: 'content' },
        audit: { name: 'audit', appendOnly: true },
      },
      secrets: { payment: 'Keys of the payment gateway' },
    });
}

describe('personal data', () => {
  test.each<FunctionNeeds>([
    { ...sealing, retention: { months: 24, endedBy: 'eraseOrders' } },
    { ...sealing, retention: { days: 30, endedBy: 'expires' } },
    { sealsFor: ['mail'], publishes: ['code.requested.v1'], retention: { days: 90, endedBy: 'archive' } },
    { keys: { personal: ['open'], lookup: ['hash'] } },
  ])('a function that says what ends its personal data is taken: %o', (line) => {
    expect(demand(line)).not.toThrow();
  });

  test.each<[string, FunctionNeeds]>([
    ['does not say how long', sealing],
    ['does not say how long', { sealsFor: ['mail'] }],
    ['nothing ends what it seals', { ...sealing, retention: { months: 24, endedBy: 'eraseOrder' } }],
    ['nothing ends what it seals', { ...sealing, retention: { months: 24, endedBy: 'eraseMail' } }],
    ['nothing ends what it seals', { ...sealing, retention: { days: 90, endedBy: 'archive' } }],
    [
      'nothing ends what it seals',
      { ...sealing, tables: { mail: ['PutItem'], content: ['PutItem'] }, retention: { days: 9, endedBy: 'expires' } },
    ],
    ['nothing ends what it seals', { keys: { personal: ['seal'] }, retention: { days: 9, endedBy: 'expires' } }],
    ['seals nothing', { retention: { days: 9, endedBy: 'archive' } }],
  ])('synthesis stops where personal data has no end: %s', (complaint, line) => {
    expect(demand(line)).toThrow(complaint);
    expect(demand(line)).toThrow('functions/orders/a-function.ts, placeOrder');
  });
});

describe('a table', () => {
  test.each<[string, FunctionNeeds]>([
    [
      'partitions of the table mail would leave out rows',
      { tables: { mail: ['PutItem'] }, partitions: { mail: ['mail'] }, counts: 'mail' },
    ],
    ['the table audit only grows: read it', { tables: { audit: ['Query', 'PutItem'] } }],
    ['the table audit only grows: read it', { owned: { audit: ['UpdateItem'] } }],
  ])('synthesis stops where a table cannot do what a function asks of it: %s', (complaint, line) => {
    expect(demand(line)).toThrow(complaint);
  });

  test('a table that can is taken', () => {
    expect(demand({ once: 'mail', counts: 'mail', tables: { audit: ['GetItem', 'Query'] } })).not.toThrow();
  });
});

describe('what a function uses', () => {
  test('is taken where a domain states it', () => {
    const line = {
      tables: { content: ['GetItem'] },
      owned: { orders: ['Query'] },
      indexes: { 'orders.byState': ['Query'] },
      secrets: ['payment'],
    } as const satisfies FunctionNeeds;
    expect(demand(line)).not.toThrow();
    for (const domain of ['mail', 'members'])
      expect(demand({ sealsFor: [domain], retention: { days: 90, endedBy: 'expires' }, ...line })).not.toThrow(domain);
  });

  test.each<[string, FunctionNeeds]>([
    ['no domain has a table ordres; list it under tables in the domain.ts', { tables: { ordres: ['Query'] } }],
    ['no domain has a table ordres', { owned: { ordres: ['Query'] } }],
    ['no domain has a table ordres', { outbox: { table: 'ordres', events: [] } }],
    ['no domain has a table ordres', { once: 'ordres' }],
    ['no domain has a table ordres', { counts: 'ordres' }],
    ['no domain has a table ordres', { indexes: { 'ordres.byState': ['Query'] } }],
    ['no domain has a table ordres', { relays: { from: 'table', table: 'ordres', events: [] } }],
    ['no domain has a secret paymnet; write what it is for under secrets', { secrets: ['paymnet'] }],
    ['nobody would open what it seals for mial, which is no domain', { sealsFor: ['mial'] }],
  ])('stops synthesis where no domain does: %s', (complaint, line) => {
    expect(demand(line)).toThrow(`functions/orders/a-function.ts, placeOrder: ${complaint}`);
  });
});

describe('an outbox', () => {
  const [table, events] = ['orders', ['order.placed.v1']] as const;
  const relays = {
    publish: { relays: { from: 'stream', table, events } },
    republish: { relays: { from: 'table', table, events } },
  } as const;

  test('is taken where two functions relay what a third announces', () => {
    expect(demand({ outbox: { table, events } }, relays, events)).not.toThrow();
  });

  test.each(['publish', 'republish'] as const)('stops synthesis where nobody relays it: %s', (left) => {
    const { [left]: _, ...others } = relays;
    expect(demand({ outbox: { table, events } }, others, events)).toThrow(
      'the table orders announces events: write a file',
    );
  });

  test('stops synthesis where nobody announces one of its events', () => {
    expect(demand({}, relays, events)).toThrow('no function announces order.placed.v1');
  });
});
