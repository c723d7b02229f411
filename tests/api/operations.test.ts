import { expect, inject, test } from 'vitest';
import { resolveTarget } from '../../infra/publish/target.ts';
import { listDownloads, publishContent, reportDownloads } from '../../shared/contract/downloads.ts';
import { call } from '../support/api-client.ts';

const siteUrl = inject('siteUrl');
const { operate } = await resolveTarget('local', inject('siteState'));

test('publishing a collection removes what is gone, and writes it again when it is back', async () => {
  const request = { type: 17 } as const;
  const entries = await call(siteUrl, listDownloads, request);
  const publish = (kept: typeof entries) =>
    operate('publishContent', publishContent, {
      dryRun: false,
      collection: { kind: 'downloads', ...request, entries: kept },
    });
  expect(await publish([])).toEqual({ written: 0, unchanged: 0, removed: entries.length });
  expect(await call(siteUrl, listDownloads, request)).toEqual([]);
  expect(await publish(entries)).toEqual({ written: entries.length, unchanged: 0, removed: 0 });
  expect(await call(siteUrl, listDownloads, request)).toEqual(entries);
});

test('content that breaks its schema is refused whole', async () => {
  const broken = [
    { id: 1, type: 17, version: 'not a version', system: 1, en_file_name: 'x', online_date: '2026-01-01' },
  ];
  const collection = { kind: 'downloads', type: 17, entries: broken } as const;
  await expect(operate('publishContent', publishContent, { dryRun: false, collection })).rejects.toThrow(
    'not a version',
  );
});

test('recorded rows are counted for a month at a time', async () => {
  const request = { source: 'rows', from: '2026-01-01', to: '2026-03-01' } as const;
  await expect(operate('reportDownloads', reportDownloads, request)).rejects.toThrow('at most 31 days');
});
