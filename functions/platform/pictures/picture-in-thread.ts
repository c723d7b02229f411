import { Worker } from 'node:worker_threads';
import { type KeptPicture, PictureTimedOut, RefusedPicture } from './picture-outcome.ts';
import type { PictureAnswer, PictureTask } from './picture-thread.ts';
import { pictureThreadFile } from './picture-thread-file.ts';

/** For how long a picture is decoded and written (product-rules.md#inspection): milliseconds of the processor, which a file alone uses up. */
const mostProcessorMs = 5_000;

/**
 * Makes the picture that is kept of a file (`keptPicture`) in a thread, which is ended with it: nothing else stops a decoder.
 * @param realMs milliseconds after which the function that waits has no more time
 * @throws RefusedPicture for what is no picture that we keep, or takes too long; PictureTimedOut where the machine was too busy to tell
 */
export async function pictureInThread(
  bytes: Uint8Array,
  { realMs, processorMs = mostProcessorMs }: { readonly realMs: number; readonly processorMs?: number },
): Promise<KeptPicture> {
  const workerData: PictureTask = { bytes, processorMs };
  const worker = new Worker(pictureThreadFile, { workerData });
  const { promise: answered, resolve, reject } = Promise.withResolvers<PictureAnswer>();
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread has ended without an answer')));
  const limit = setTimeout(() => reject(new PictureTimedOut('The picture is not ready in time')), realMs);
  try {
    const answer = await answered;
    if ('refused' in answer) throw new RefusedPicture(answer.refused);
    return answer.kept;
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
