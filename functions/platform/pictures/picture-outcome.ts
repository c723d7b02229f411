import type { RefusalReason, UploadType } from '../../../shared/upload-kinds.ts';

/** A picture of which nothing is left but what it shows: no place, no time, no camera, nothing behind its end. */
export interface KeptPicture {
  readonly bytes: Uint8Array;
  readonly type: UploadType;
  readonly width: number;
  readonly height: number;
}

/** Why a file is none that we keep. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`The file is refused: ${reason}`);
    this.reason = reason;
  }
}

/** A thread that got too little of the processor to end in time; the file may be a good one. */
export class PictureTimedOut extends Error {
  override readonly name = 'PictureTimedOut';
}
