import { type RefusalReason, type UploadType, uploadBytes } from '../../../shared/upload-kinds.ts';
import { type Pixels, UnreadablePicture } from './codec-module.ts';
import { decodeJpeg, encodeJpeg } from './jpeg-codec.ts';
import { headOf, type PictureHead } from './picture-head.ts';
import { shrunk, upright } from './picture-pixels.ts';
import { decodePng, encodePng } from './png-codec.ts';

/** What is decoded at most (product-rules.md#inspection): pixels, pixels of a side, bytes in memory, and passes of a JPEG, each of which goes over all pixels. */
const most = { pixels: 40_000_000, side: 30_000, bytes: 160_000_000, scans: 32 } as const;

/** The longer side of what is kept, in pixels: more than a page shows or a card prints. */
const keptSide = 2_048;

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

/**
 * Makes of a file the picture that is kept: decoded and written anew, upright, its longer side of 2,048 pixels at most.
 * @param announced as which type it was, where it was
 * @throws RefusedPicture for anything that is no picture of that type, or a larger one
 */
export async function keptPicture(bytes: Uint8Array, announced?: UploadType): Promise<KeptPicture> {
  const head = acceptedHead(bytes, announced);
  const { type } = head;
  const pixels = await decoded(bytes, head);
  const kept = upright(shrunk(pixels, keptSide), head.orientation);
  const written = type === 'image/png' ? encodePng(kept) : await encodeJpeg(kept);
  return { bytes: written, type, width: kept.width, height: kept.height };
}

/** What a file says of itself, where it may be decoded. */
function acceptedHead(bytes: Uint8Array, announced: UploadType | undefined): PictureHead {
  if (bytes.length > uploadBytes.most) throw new RefusedPicture('too-large');
  const head = headOf(bytes);
  if (!head) throw new RefusedPicture('not-a-picture');
  if (announced !== undefined && head.type !== announced) throw new RefusedPicture('other-type');
  const { width, height, pixelBytes, scans } = head;
  const pixels = width * height;
  if (pixels === 0 || scans > most.scans) throw new RefusedPicture('unreadable');
  const isLarge = pixels > most.pixels || pixels * pixelBytes > most.bytes || Math.max(width, height) > most.side;
  if (isLarge) throw new RefusedPicture('too-many-pixels');
  return head;
}

async function decoded(bytes: Uint8Array, { type, width, height }: PictureHead): Promise<Pixels> {
  try {
    const pixels = type === 'image/png' ? decodePng(bytes) : await decodeJpeg(bytes);
    if (pixels.width === width && pixels.height === height) return pixels;
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
  }
  throw new RefusedPicture('unreadable');
}
