import { expect, inject, test } from 'vitest';
import { allPages } from '../../infra/ops/all-pages.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { listBuilds, listReleases, publishCollection } from '../../shared/contract/content.ts';
import { reportDownloads } from '../../shared/contract/downloads.ts';
import { withoutOrigin } from '../../shared/reply-addresses.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');
const operator = 'tester';
const { operate } = await resolveTarget('local', inject('siteState'));

test('publishing what is published already writes nothing', async () => {
  const entries = withoutOrigin(siteUrl, await call(siteUrl, listBuilds, { type: 17 }));
  const part = { operator, dryRun: false, collection: 'builds', partition: '17', entries } as const;
  expect(await operate('publishCollection', publishCollection, part)).toEqual({
    written: 0,
    unchanged: entries.length,
    removed: 0,
  });
});

test('an entry that is left out of the next publication is removed', async () => {
  const published = async () => withoutOrigin(siteUrl, await call(siteUrl, listReleases, { type: 17 }));
  const entries = await published();
  const oldest = { ...entries.at(-1), id: 999_999, version: '0.0.1' };
  const publish = (kept: object[]) =>
    operate('publishCollection', publishCollection, {
      operator,
      dryRun: false,
      collection: 'releases',
      partition: '17',
      entries: kept,
    });
  expect(await publish([...entries, oldest])).toEqual({ written: 1, unchanged: entries.length, removed: 0 });
  expect((await published()).at(-1)?.version).toBe('0.0.1');
  expect(await publish(entries)).toEqual({ written: 0, unchanged: entries.length, removed: 1 });
  expect(await published()).toEqual(entries);
});

test('a dry run says what would be removed, and leaves it', async () => {
  const entries = await call(siteUrl, listBuilds, { type: 17 });
  const nothing = { operator, dryRun: true, collection: 'builds' as const, partition: '17', entries: [] };
  expect(await operate('publishCollection', publishCollection, nothing)).toMatchObject({ removed: entries.length });
  expect(await call(siteUrl, listBuilds, { type: 17 })).toEqual(entries);
});

test('content that breaks its schema is refused as a whole', async () => {
  const [build] = await call(siteUrl, listBuilds, { type: 17 });
  const entries = [{ ...build, version: 'not a version' }];
  const part = { operator, dryRun: false, collection: 'builds', partition: '17', entries } as const;
  await expect(operate('publishCollection', publishCollection, part)).rejects.toThrow('not a version');
});

test('recorded rows are counted for as many days as are asked for, and no others', async () => {
  const request = { source: 'rows', from: '2021-01-01', to: '2021-02-15' } as const;
  const ask = (cursor: string) => operate('reportDownloads', reportDownloads, { ...request, cursor });
  expect(await allPages(ask)).toEqual([]);
  const backwards = { ...request, from: '2022-01-01' };
  await expect(operate('reportDownloads', reportDownloads, backwards)).rejects.toThrow('wrong way round');
});
