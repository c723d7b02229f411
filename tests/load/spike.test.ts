import { expect, inject, test } from 'vitest';
import { listReleases } from '../../shared/contract/downloads.ts';
import { call } from '../support/api-client.ts';
import { countedDownloads, recount } from '../support/downloads-reported.ts';
import { eventually } from '../support/eventually.ts';
import { sendSpike } from './download-spike.ts';

test('a spike of 2,000 downloads is answered whole and counted exactly', async () => {
  const siteUrl = inject('siteUrl');
  const state = inject('siteState');
  const [release] = await call(siteUrl, listReleases, { type: 21 });
  const before = await countedDownloads(state, 21);
  const spike = await sendSpike(siteUrl, { downloads: 2_000, version: release?.version ?? '' });
  expect(spike.answered).toBe(2_000);
  const counted = await eventually(
    () => countedDownloads(state, 21),
    (now) => now >= before + 2_000,
  );
  expect(counted).toBe(before + 2_000);
  await recount(state);
});
