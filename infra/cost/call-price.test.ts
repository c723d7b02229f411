import { expect, test } from 'vitest';
import { downloadRecorded } from '../../events/download-recorded/event.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';
import type { ConsumerTrigger, Trigger } from '../../shared/manifest/triggers.ts';
import { pricePerMillion } from './call-price.ts';

/** A site of one endpoint that publishes a download, and consumers of it. */
function aSite(
  takes: Record<string, ConsumerTrigger['takes']>,
  uses: Readonly<Record<string, FunctionNeeds>>,
  entry: Endpoint = recordDownload,
) {
  const delivery = { harm: '', batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 };
  const needs: Readonly<Record<string, FunctionNeeds>> = { record: { publishes: ['download.recorded.v1'] }, ...uses };
  const aFunction = (name: string, trigger: Trigger) => ({
    domain: 'shop',
    file: `functions/shop/${name}.ts`,
    trigger,
    needs: needs[name] ?? {},
    environment: {},
    statements: [],
  });
  const consumers = Object.entries(takes).map(([name, events]) => [
    name,
    aFunction(name, { kind: 'consumer', ...delivery, takes: events }),
  ]);
  return {
    contract: { shop: { record: entry } },
    functions: { record: aFunction('record', { kind: 'endpoint' }), ...Object.fromEntries(consumers) },
    tables: { downloads: { name: 'downloads', indexes: { byDay: { partition: 'day' } } } },
  } as const;
}

const priceOf = (...site: Parameters<typeof aSite>) => pricePerMillion(aSite(...site), 'shop', 'record');
const alone = priceOf({}, {});
const byOne = priceOf({ first: [downloadRecorded] }, {});

test('a call is priced with every consumer of its events', () => {
  expect(byOne).toBeGreaterThan(alone);
  expect(priceOf({ first: [downloadRecorded], second: [downloadRecorded] }, {}) - alone).toBeCloseTo(
    2 * (byOne - alone),
  );
  expect(priceOf({ first: [enquiryReceived] }, {})).toBe(alone);
});

test('a call is priced with what the consumers of its events announce, and an event that leads to itself once', () => {
  const announces = { outbox: { table: 'downloads', events: ['enquiry.received.v1'] } } as const;
  const mailed = { second: { mails: { 'enquiry-for-sales': 'staff' } } } as const;
  const takes = { first: [downloadRecorded], second: [enquiryReceived] };
  expect(priceOf(takes, { first: announces, ...mailed })).toBeGreaterThan(byOne + 100);
  const circle = { first: { publishes: ['download.recorded.v1'] } } as const;
  expect(priceOf({ first: [downloadRecorded] }, circle)).toBe(byOne);
});

test.each<[string, FunctionNeeds]>([
  ['counting', { counts: 'downloads' }],
  ['a row', { tables: { downloads: ['PutItem'] } }],
  ["a member's row", { owned: { downloads: ['PutItem'] } }],
  ['a check', { tables: { downloads: ['ConditionCheckItem'] } }],
  ['a read', { tables: { downloads: ['Query'] } }],
  ['an index', { indexes: { 'enquiries.byMonth': ['Query'] } }],
  ['a seal', { keys: { personal: ['seal'] } }],
  ['a seal for another domain', { sealsFor: ['enquiries'] }],
  ['a hash', { keys: { lookup: ['hash'] } }],
  ['an answer that is kept', { once: 'enquiries' }],
  ['a row of the audit trail', { audits: true }],
  ['an outbox', { outbox: { table: 'downloads', events: [] } }],
])('%s of a consumer has its price', (_, needs) => {
  expect(priceOf({ first: [downloadRecorded] }, { first: needs })).toBeGreaterThan(byOne);
});

test('of several mails to our own one is sent', () => {
  const mailing = (...mails: string[]) =>
    priceOf(
      { first: [downloadRecorded] },
      { first: { mails: Object.fromEntries(mails.map((mail) => [mail, 'staff'])) } },
    );
  expect(mailing('enquiry-for-sales', 'feedback-for-support')).toBe(mailing('enquiry-for-sales'));
});

test('a mail to an address that nobody confirmed costs more than one to our own, as its mailbox is counted', () => {
  const mailing = (stream: 'staff' | 'unconfirmed') =>
    priceOf({ first: [downloadRecorded] }, { first: { mails: { loan: stream } } });
  expect(mailing('unconfirmed')).toBeGreaterThan(mailing('staff'));
});

test('what the payment provider has signed was paid for, so only a call that nobody signed has a price', () => {
  const ofProvider = { ...recordDownload, caller: 'payment-provider' } as const;
  const mailed = { first: { mails: { 'enquiry-for-sales': 'staff' } } } as const;
  const price = priceOf({ first: [downloadRecorded] }, mailed, ofProvider);
  expect(price).toBeLessThan(alone);
  expect(price).toBeGreaterThan(0);
});

test('several windows of one limit are one count', () => {
  const limit = { name: 'calls', of: 'calls', per: 'network', max: 1 } as const;
  const [minute, day] = [
    { ...limit, seconds: 60 },
    { ...limit, seconds: 86_400 },
  ];
  const limited = (...limits: (typeof minute)[]) => priceOf({}, {}, { ...recordDownload, limits });
  expect(limited(minute)).toBeGreaterThan(alone);
  expect(limited(minute, day)).toBe(limited(minute));
});
