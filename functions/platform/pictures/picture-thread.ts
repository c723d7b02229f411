/** Runs inside a thread of its own, which can be ended: makes one picture and answers with it, or with why there is none. */
import { parentPort, workerData } from 'node:worker_threads';
import type { RefusalReason, UploadType } from '../../../shared/upload-kinds.ts';
import { keptPicture } from './kept-picture.ts';
import { type KeptPicture, RefusedPicture } from './picture-outcome.ts';

/** What the thread is started with. */
export interface PictureTask {
  readonly bytes: Uint8Array;
  readonly announced: UploadType | undefined;
}

/** What it answers, once. */
export type PictureAnswer = { readonly kept: KeptPicture } | { readonly refused: RefusalReason };

async function answerTo({ bytes, announced }: PictureTask): Promise<PictureAnswer> {
  try {
    return { kept: await keptPicture(bytes, announced) };
  } catch (error) {
    if (error instanceof RefusedPicture) return { refused: error.reason };
    throw error;
  }
}

void answerTo(workerData).then((answer) => parentPort?.postMessage(answer));
