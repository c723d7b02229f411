import { expect, inject, test } from 'vitest';
import { eventually } from '../support/runs/eventually.ts';
import { countedDownloads, recount } from '../support/telling/downloads-reported.ts';
import { sendSpike } from './download-spike.ts';

test('a spike of 1,000 downloads is answered completely and counted exactly', async () => {
  const siteUrl = inject('siteUrl');
  const state = inject('siteState');
  const before = await countedDownloads(state, 22);
  const spike = await sendSpike(siteUrl, { downloads: 1_000, type: 22 });
  expect(spike.answered).toBe(1_000);
  const counted = await eventually(
    () => countedDownloads(state, 22),
    (now) => now >= before + 1_000,
  );
  expect(counted).toBe(before + 1_000);
  await recount(state);
});
