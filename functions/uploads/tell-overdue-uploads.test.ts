import { expect, test } from 'vitest';
import { aJpeg } from '../platform/testing/a-picture.ts';
import { aContext } from '../platform/testing/builders.ts';
import { captureLog } from '../platform/testing/log-capture.ts';
import tellOverdueUploads from './tell-overdue-uploads.schedule.ts';
import { anUploadsDesk } from './upload-builders.ts';

captureLog();

/** A desk, and the job at some minutes after now. */
function aJob() {
  const desk = anUploadsDesk();
  const job = tellOverdueUploads.start({ byDue: desk.byDue, transact: desk.tables.transact });
  const runAfter = (minutes: number) => {
    const scheduledAt = new Date(desk.clock.now + minutes * 60_000).toISOString();
    return job({ scheduledAt }, aContext());
  };
  return { ...desk, runAfter };
}

test('an upload that was taken and is not inspected ten minutes later is told once, with who took it', async () => {
  const job = aJob();
  const key = await job.sign();
  await job.take(key);
  await job.runAfter(9);
  expect(job.told()).toEqual([]);
  await job.runAfter(10);
  await job.runAfter(15);
  expect(job.told()).toEqual([['upload.overdue.v1', { key, kind: 'headimg', usedBy: 'exam#1' }]]);
});

test('one that is inspected in time is not, nor one that nobody took', async () => {
  const job = aJob();
  const [before, after] = [await job.sign(), await job.sign()];
  await job.sign();
  job.post(before, await aJpeg());
  job.post(after, await aJpeg());
  await job.inspect(before);
  for (const key of [before, after]) await job.take(key);
  await job.inspect(after);
  await job.runAfter(60);
  expect(job.told().map(([name]) => name)).toEqual(['upload.inspected.v1', 'upload.inspected.v1']);
  for (const key of [before, after]) expect(await job.row(key)).not.toHaveProperty('due');
});

test('one that is told may still be inspected', async () => {
  const job = aJob();
  const key = await job.sign();
  await job.take(key);
  await job.runAfter(10);
  job.clock.now += 11 * 60_000;
  job.post(key, await aJpeg());
  await job.inspect(key);
  expect(job.told().map(([name]) => name)).toEqual(['upload.overdue.v1', 'upload.inspected.v1']);
});
