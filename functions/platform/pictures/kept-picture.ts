import { type UploadType, uploadBytes } from '../../../shared/upload-kinds.ts';
import { type Pixels, UnreadablePicture } from './codec-module.ts';
import { decodeJpeg, encodeJpeg } from './jpeg-codec.ts';
import { headOf, type PictureHead } from './picture-head.ts';
import { type KeptPicture, RefusedPicture } from './picture-outcome.ts';
import { shrunk, upright } from './picture-pixels.ts';
import { decodePng, encodePng } from './png-codec.ts';

/** What is decoded at most (product-rules.md#inspection): pixels, pixels of a side, and bytes in memory. */
const most = { pixels: 40_000_000, side: 30_000, bytes: 160_000_000 } as const;

/** The longer side of what is kept, in pixels: more than a page shows or a card prints. */
const keptSide = 2_048;

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
  const { width, height, pixelBytes } = head;
  const pixels = width * height;
  if (pixels === 0) throw new RefusedPicture('unreadable');
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
