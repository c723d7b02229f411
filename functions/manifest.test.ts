import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { downloadRecorded } from '../events/download-recorded/event.ts';
import { manifestOf, type Stated } from './manifest.ts';
import { siteManifest } from './site-manifest.ts';

const delivery = { harm: 'Nobody counts.', batch: { size: 10, windowSeconds: 0 }, concurrency: 2, receives: 12 };

/** A domain whose consumer counts, and announces through an outbox. */
const stated: Stated = {
  contract: {},
  consumers: { downloads: { countDownloads: { takes: [downloadRecorded], ...delivery } } },
  schedules: {},
  sheets: {
    downloads: {
      countDownloads: { counts: 'downloads', outbox: { table: 'downloads', events: ['download.recorded.v1'] } },
    },
  },
  figures: {},
  metrics: {},
  tables: { downloads: { outboxOf: 'downloads', timeToLive: 'expires' } },
  secrets: {},
  mails: {},
};

test('the manifest of the site is plain data: the file that is written of it says as much', () => {
  expect(JSON.parse(JSON.stringify(siteManifest))).toEqual(siteManifest);
});

test('a consumer takes events by name, those of AWS by their pattern, without their schemas', () => {
  const stored = { from: 'aws.s3', name: 'Object Created', about: 'uploads', below: 'staged/' } as const;
  const takes = [downloadRecorded, { ...stored, summary: 'An object was stored.', detail: z.object({}) }];
  const { functions } = manifestOf({
    ...stated,
    consumers: { downloads: { countDownloads: { takes, ...delivery } } },
  });
  expect(functions.countDownloads?.trigger).toEqual({
    kind: 'consumer',
    takes: [{ name: 'download.recorded.v1' }, stored],
    ...delivery,
  });
});

test('an outbox has a function for its stream and one that searches it, with the harm of whoever takes its events', () => {
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

test('a function has the rights of its line, with what its contract entry takes', () => {
  const { environment } = siteManifest.functions.listOwnOrders ?? {};
  expect(environment).toMatchObject({ TABLE_ORDERS: { table: 'orders' }, TABLE_SESSIONS: { table: 'sessions' } });
  expect(siteManifest.functions.listOwnOrders?.needs).not.toHaveProperty('tables.sessions');
});

test('two functions of one name are told, also where they belong to different domains', () => {
  const consumers = { ...stated.consumers, orders: stated.consumers.downloads ?? {} };
  expect(() => manifestOf({ ...stated, consumers })).toThrow('need names of their own: count-downloads');
  const authorizing = { edge: { authorizeEdge: { expression: 'rate(1 day)', harm: '' } } };
  expect(() => manifestOf({ ...stated, schedules: authorizing })).toThrow('need names of their own: authorize-edge');
});
