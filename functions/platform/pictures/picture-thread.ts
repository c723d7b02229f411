/** Runs inside a thread of its own, which can be ended: makes one picture and answers with it, or with why there is none. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RefusalReason } from '../../../shared/upload-kinds.ts';
import { type KeptPicture, RefusedPicture } from './picture-outcome.ts';
import { decoders } from './sharp-in-wasm.ts';

/** What the thread is started with. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  /** Milliseconds of the processor that it may use up. */
  readonly processorMs: number;
}

/** What it answers, once. */
export type PictureAnswer = { readonly kept: KeptPicture } | { readonly refused: RefusalReason };

/** Milliseconds between looks at the time that is used. */
const lookMs = 100;

async function answerTo(bytes: Uint8Array): Promise<PictureAnswer> {
  // It imports sharp, which has to come after `sharp-in-wasm.ts` to be what can be ended.
  const { keptPicture } = await import('./kept-picture.ts');
  try {
    return { kept: await keptPicture(bytes) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.reason };
    throw error;
  }
}

/** Milliseconds of the processor that this thread and its decoders have used. */
async function usedMs(): Promise<number> {
  // One that has ended tells nothing more.
  const none = { user: 0, system: 0 };
  const used = await Promise.all(decoders.map((worker) => worker.cpuUsage().catch(() => none)));
  return [process.threadCpuUsage(), ...used].reduce((sum, { user, system }) => sum + (user + system) / 1_000, 0);
}

const { bytes, processorMs }: PictureTask = workerData;
const answer = (given: PictureAnswer) => parentPort?.postMessage(given);
setInterval(async () => {
  if ((await usedMs()) > processorMs) answer({ refused: 'unreadable' });
}, lookMs);
void answerTo(bytes).then(answer);
