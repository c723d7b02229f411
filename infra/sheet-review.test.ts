import { describe, expect, test } from 'vitest';
import type { FunctionNeeds } from '../shared/manifest/function-needs.ts';
import type { FunctionEntry } from '../shared/manifest/manifest.ts';
import type { Trigger } from '../shared/manifest/triggers.ts';
import { reviewSheets } from './sheet-review.ts';

const sealing = { tables: { mail: ['PutItem'] }, keys: { personal: ['seal'] } } as const satisfies FunctionNeeds;

const daily = { kind: 'schedule', expression: 'rate(1 day)', harm: '' } as const;

const aFunction = (domain: string, trigger: Trigger, needs: FunctionNeeds = {}): FunctionEntry => ({
  domain,
  trigger,
  needs,
  environment: {},
  statements: [],
});

/** What is demanded of one line on the sheet of `orders`, which has a job. */
function demand(line: FunctionNeeds) {
  return () =>
    reviewSheets({
      functions: {
        placeOrder: aFunction('orders', { kind: 'endpoint' }, line),
        eraseOrders: aFunction('orders', daily),
        eraseMail: aFunction('mail', daily),
      },
      tables: {
        mail: { timeToLive: 'expires' },
        orders: { indexes: { byState: { partition: 'state' } } },
        content: {},
        audit: { appendOnly: true },
      },
      secrets: { payment: 'Keys of the payment gateway' },
      mails: { 'order-paid': 'members' },
    });
}

describe('personal data', () => {
  test.each<FunctionNeeds>([
    { ...sealing, retention: { months: 24, endedBy: 'eraseOrders' } },
    { ...sealing, retention: { days: 30, endedBy: 'expires' } },
    { sealsFor: ['mail'], publishes: ['code.requested.v1'], retention: { days: 90, endedBy: 'archive' } },
    { keys: { personal: ['open'], lookup: ['hash'] } },
  ])('a sheet that says what ends its personal data is taken: %o', (line) => {
    expect(demand(line)).not.toThrow();
  });

  test.each<[string, FunctionNeeds]>([
    ['say beside it how long', sealing],
    ['say beside it how long', { sealsFor: ['mail'] }],
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
    expect(demand(line)).toThrow('functions/orders/needs.ts, placeOrder');
  });
});

describe('a table', () => {
  test.each<[string, FunctionNeeds]>([
    ["the table content keeps rows that expire; write timeToLive: 'expires'", { once: 'content' }],
    ["the table content keeps rows that expire; write timeToLive: 'expires'", { counts: 'content' }],
    ['the table mail is an outbox; write at it', { outbox: { table: 'mail', events: ['order.placed.v1'] } }],
    [
      'partitions of the table mail would leave out rows',
      { tables: { mail: ['PutItem'] }, partitions: { mail: ['mail'] }, counts: 'mail' },
    ],
    ['it names partitions of the table mail, on which it grants nothing', { partitions: { mail: ['mail'] } }],
    ['the table audit only grows: a sheet may read it', { tables: { audit: ['Query', 'PutItem'] } }],
    ['the table audit only grows: a sheet may read it', { owned: { audit: ['UpdateItem'] } }],
  ])('synthesis stops where a table cannot do what a sheet asks of it: %s', (complaint, line) => {
    expect(demand(line)).toThrow(complaint);
  });

  test('a table that can is taken', () => {
    expect(demand({ once: 'mail', counts: 'mail', tables: { audit: ['GetItem', 'Query'] } })).not.toThrow();
  });
});

describe('what a sheet names', () => {
  test('is taken where a domain states it', () => {
    const line = {
      tables: { content: ['GetItem'] },
      owned: { orders: ['Query'] },
      indexes: { 'orders.byState': ['Query'] },
      secrets: ['payment'],
      mails: ['order-paid'],
    } as const satisfies FunctionNeeds;
    expect(demand(line)).not.toThrow();
    for (const domain of ['mail', 'members'])
      expect(demand({ sealsFor: [domain], retention: { days: 90, endedBy: 'expires' }, ...line })).not.toThrow(domain);
  });

  test.each<[string, FunctionNeeds]>([
    ['no domain has a table ordres; write it under tables in the domain.ts', { tables: { ordres: ['Query'] } }],
    ['no domain has a table ordres', { owned: { ordres: ['Query'] } }],
    ['no domain has a table ordres', { outbox: { table: 'ordres', events: [] } }],
    ['no domain has a table ordres', { once: 'ordres' }],
    ['no domain has a table ordres', { counts: 'ordres' }],
    ['no table has an index orders.byDay; write it under indexes', { indexes: { 'orders.byDay': ['Query'] } }],
    ['no table has an index ordres.byState', { indexes: { 'ordres.byState': ['Query'] } }],
    ['no domain has a mail order-payed; list its template under mails', { mails: ['order-payed'] }],
    ['no domain has a secret paymnet; write what it is for under secrets', { secrets: ['paymnet'] }],
    ['nobody would open what it seals for mial, which is no domain', { sealsFor: ['mial'] }],
  ])('stops synthesis where no domain does: %s', (complaint, line) => {
    expect(demand(line)).toThrow(`functions/orders/needs.ts, placeOrder: ${complaint}`);
  });
});
