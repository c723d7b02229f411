import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { downloadRecorded } from '../events/download-recorded/event.ts';
import { recordDownload } from '../shared/contract/downloads.ts';
import { manifestOf, type Stated, type StatedFunction } from './manifest.ts';
import { counting } from './platform/counters/counting.ts';
import { consumer } from './platform/events/consumer.ts';
import { publishOutbox } from './platform/events/outbox/publish-outbox.ts';
import { republishOutbox } from './platform/events/outbox/republish-outbox.ts';
import { schedule } from './platform/events/schedule.ts';
import type { TableValue } from './platform/tables/table-value.ts';
import { transaction } from './platform/tables/writing.ts';
import { siteManifest } from './site-manifest.ts';

const downloads = {
  name: 'downloads',
  announces: ['download.recorded.v1'],
  timeToLive: 'expires',
} as const satisfies TableValue;

const named = (domain: string, name: string, definition: StatedFunction['definition']): StatedFunction => ({
  domain,
  name,
  file: `functions/${domain}/${name}.ts`,
  definition,
});

const queueing = { batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 };
const consuming = (...subscribesTo: Parameters<typeof consumer>[0]['subscribesTo']) =>
  consumer(
    {
      ...queueing,
      subscribesTo,
      userImpact: 'Nobody counts.',
      uses: {
        count: counting(downloads),
        transact: transaction({ announces: [downloadRecorded], outbox: downloads }),
      },
    },
    () => async () => [],
  );
const countDownloads = named('downloads', 'countDownloads', consuming(downloadRecorded));

/** A domain whose consumer counts, and announces through an outbox. */
const stated: Stated = {
  contract: { downloads: {} },
  domains: { downloads: { tables: [downloads] } },
  functions: [
    countDownloads,
    named('downloads', 'publishOutboxDownloads', publishOutbox(downloads)),
    named('downloads', 'republishOutboxDownloads', republishOutbox(downloads)),
  ],
};

test('the manifest of the site is plain data: the file that is written of it says as much', () => {
  expect(JSON.parse(JSON.stringify(siteManifest))).toEqual(siteManifest);
});

test('a consumer takes events by name, those of AWS by their pattern, without their schemas', () => {
  const stored = { from: 'aws.s3', name: 'Object Created', about: 'uploads', below: 'staged/' } as const;
  const objectCreated = { ...stored, summary: 'An object was stored.', detail: z.object({}) };
  const { functions } = manifestOf({
    ...stated,
    functions: [named('downloads', 'countDownloads', consuming(downloadRecorded, objectCreated))],
  });
  expect(functions.countDownloads?.trigger).toEqual({
    kind: 'consumer',
    takes: [{ name: 'download.recorded.v1' }, stored],
    harm: 'Nobody counts.',
    ...queueing,
  });
});

describe('an outbox', () => {
  test('has a function for its stream and one that searches it, with the harm of whoever takes its events', () => {
    const { functions } = manifestOf(stated);
    const harm = expect.stringMatching(/^What happened is stored, .* Nobody counts\.$/);
    expect(functions.publishOutboxDownloads).toMatchObject({
      domain: 'downloads',
      trigger: { kind: 'outbox', table: 'downloads', searcher: 'republishOutboxDownloads', harm },
    });
    expect(functions.republishOutboxDownloads).toMatchObject({
      trigger: { kind: 'schedule', expression: 'rate(5 minutes)', harm },
      needs: { relays: { from: 'table' } },
    });
  });

  test('that nobody searches for what its stream left behind is told', () => {
    const [, publisher] = stated.functions;
    expect(() => manifestOf({ ...stated, functions: publisher ? [publisher] : [] })).toThrow('outbox of downloads');
  });
});

test('a function has the rights of what it uses', () => {
  const { environment, statements } = siteManifest.functions.listOwnOrders ?? {};
  expect(environment).toMatchObject({ TABLE_ORDERS: { table: 'orders' }, TABLE_SESSIONS: { table: 'sessions' } });
  expect(statements).toContainEqual(
    expect.objectContaining({
      actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'],
      on: [{ table: 'sessions', part: 'arn' }],
    }),
  );
});

test('two functions of one name are told, also where they belong to different domains', () => {
  const again = { ...countDownloads, domain: 'orders' };
  const withOne = (more: StatedFunction) => () => manifestOf({ ...stated, functions: [...stated.functions, more] });
  expect(withOne(again)).toThrow('need names of their own: count-downloads');
  const authorizing = schedule({ expression: 'rate(1 day)', userImpact: '', uses: {} }, () => async () => {});
  expect(withOne(named('edge', 'authorizeEdge', authorizing))).toThrow('need names of their own: authorize-edge');
});

test('an entry of the contract without its function is told, and an endpoint that answers another entry', () => {
  const contract = { downloads: { recordDownload } };
  expect(() => manifestOf({ ...stated, contract })).toThrow('create functions/downloads/record-download.ts');
  const trigger = { kind: 'endpoint', entry: { ...recordDownload } } as const;
  const answering = [...stated.functions, named('downloads', 'recordDownload', { trigger, uses: {} })];
  expect(() => manifestOf({ ...stated, contract, functions: answering })).toThrow('answers another entry');
});
