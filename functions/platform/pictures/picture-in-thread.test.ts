import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJpeg, aJpegOfScans, anExif, aPng, differenceOf } from '../testing/a-picture.ts';
import { keptPicture } from './kept-picture.ts';
import { pictureInThread } from './picture-in-thread.ts';
import { PictureTimedOut } from './picture-outcome.ts';

/** Far more than any picture takes on a busy machine. */
const patient = { processorMs: 5_000, realMs: 25_000 };

/** 24,000 scans of 40 megapixels in 2 MB: minutes of decoding. */
const endless = await aJpegOfScans(24_000);

/** The threads that a test starts, which Node tells of. */
const threads: Worker[] = [];
const started = (worker: Worker) => threads.push(worker);
beforeAll(() => void process.on('worker', started));
afterAll(() => void process.off('worker', started));

/** Asks that a test has started so many threads, and that all have ended. */
function expectEnded(count: number): void {
  // A thread that has ended has no id.
  expect(threads.splice(0).map(({ threadId }) => threadId)).toEqual(Array(count).fill(-1));
}

test('a picture is the same from a thread, and no thread is left', async () => {
  for (const bytes of [await aJpeg(40, 30, anExif(6)), aPng()]) {
    const [inThread, here] = [await pictureInThread(bytes, patient), await keptPicture(bytes)];
    expect(inThread).toMatchObject({ type: here.type, width: here.width, height: here.height });
    expect(await differenceOf(inThread.bytes, here.bytes)).toBeLessThan(1);
  }
  expectEnded(2);
});

test('what a thread refuses is refused with its reason', async () => {
  const refusal = { name: 'RefusedPicture', reason: 'not-a-picture' };
  await expect(pictureInThread(Buffer.from('GIF89a'), patient)).rejects.toMatchObject(refusal);
  expectEnded(1);
});

test('a file that uses up its time of the processor is refused, and its thread is ended in the middle', async () => {
  const refused = pictureInThread(endless, { ...patient, processorMs: 500 });
  await expect(refused).rejects.toMatchObject({ name: 'RefusedPicture', reason: 'unreadable' });
  expectEnded(1);
});

test('a thread that gets no processor is ended too, and tells nothing of its file', async () => {
  const refused = pictureInThread(endless, { ...patient, realMs: 1 });
  await expect(refused).rejects.toThrow(PictureTimedOut);
  expectEnded(1);
});
