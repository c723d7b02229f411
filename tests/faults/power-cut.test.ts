import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sendSpike } from '../load/download-spike.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSize } from '../support/runs/fault-sizes.ts';
import { countedDownloads, recount } from '../support/telling/downloads-reported.ts';
import { queued } from '../support/telling/queues.ts';
import { startContendedSite } from './contended-site.ts';

const downloads = faultSize('power cut: downloads');

test(`a SIGKILL in the middle of ${downloads} downloads loses none that was answered, and counts none twice`, async () => {
  const site = await startContendedSite({ publishes: true });
  let cut: Promise<void> | undefined;
  const spike = await sendSpike(site.url, {
    downloads,
    type: 22,
    onAnswer: (answered) => {
      if (answered >= downloads / 2) cut ??= site.kill();
    },
  });
  await cut;
  expect(spike.unanswered).toBeGreaterThan(0);

  const restarted = await startContendedSite({ stateDirectory: site.stateDirectory });
  await eventually(
    () => queued(restarted.url),
    ({ waiting }) => waiting === 0,
    240,
  );
  const counted = await countedDownloads(restarted.stateDirectory);
  expect(counted).toBeGreaterThanOrEqual(spike.answered);
  // What was under way may have been accepted just before its answer was sent.
  expect(counted).toBeLessThanOrEqual(spike.answered + spike.unanswered);
  await recount(restarted.stateDirectory);

  // The rest of the spike, on the restarted site: from here on the count is exact.
  const rest = await sendSpike(restarted.url, { downloads: downloads - spike.answered, type: 22 });
  const expected = counted + rest.answered;
  await eventually(
    () => countedDownloads(restarted.stateDirectory),
    (now) => now >= expected,
  );
  expect(await countedDownloads(restarted.stateDirectory)).toBe(expected);
  await restarted.stop();
  await rm(site.stateDirectory, { recursive: true, force: true });
});
