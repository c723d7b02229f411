import type { UploadType } from '../../../shared/upload-kinds.ts';
import { orientationOf } from './exif-orientation.ts';

/** What a file says of itself before anything of it is decoded. */
export interface PictureHead {
  readonly type: UploadType;
  readonly width: number;
  readonly height: number;
  /** From 1 to 8: how it is to be turned and mirrored (Exif 2.32, "Orientation"). */
  readonly orientation: number;
  /** Bytes that one decoded pixel takes. */
  readonly pixelBytes: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Samples of a pixel by the colour type of a PNG (W3C PNG, "Image header"), as they are decoded: with alpha. */
const decodedSamples = 4;

/** @returns undefined for what is neither a JPEG nor a PNG, or is one no longer before its size is told */
export function headOf(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (pngSignature.every((byte, index) => bytes[index] === byte)) return headOfPng(view);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? headOfJpeg(view, bytes) : undefined;
}

/** The first chunk of a PNG, 13 bytes, is its header. */
function headOfPng(view: DataView): PictureHead | undefined {
  if (view.byteLength < 33 || view.getUint32(8) !== 13 || view.getUint32(12) !== 0x49484452) return undefined;
  const bytesOfSample = view.getUint8(24) === 16 ? 2 : 1;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { type: 'image/png', width, height, orientation: 1, pixelBytes: decodedSamples * bytesOfSample };
}

/** Markers that begin a frame: all but those of tables (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone, without a length: temporary ones and restarts; 0 and 0xff are none. */
const isAlone = (marker: number) => marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
const exif = 0xe1;
const scan = 0xda;
const end = 0xd9;

/** The header of a JPEG ends where its first scan begins. */
function headOfJpeg(view: DataView, bytes: Uint8Array): PictureHead | undefined {
  let size: { readonly width: number; readonly height: number } | undefined;
  let orientation = 1;
  for (const { marker, at, length } of segmentsOf(view)) {
    if (marker === exif && orientation === 1) orientation = orientationOf(bytes.subarray(at, at + length));
    if (isFrame(marker) && !size && length >= 6)
      size = { height: view.getUint16(at + 1), width: view.getUint16(at + 3) };
    if (marker === scan) return size && { type: 'image/jpeg', ...size, orientation, pixelBytes: decodedSamples };
  }
  return undefined;
}

/**
 * The segments of a JPEG up to its end, each with where its content is, as the decoder finds them (libjpeg, `jdmarker.c`): it passes over what is no
 * marker, and a length below 2 is that of a segment without content. Whatever is read otherwise here hides a larger picture from the limits.
 */
function* segmentsOf(view: DataView): Generator<{ marker: number; at: number; length: number }> {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || isAlone(marker)) {
      at += 1;
      continue;
    }
    const length = Math.max(view.getUint16(at + 2), 2);
    if (marker === end || at + 2 + length > view.byteLength) return;
    yield { marker, at: at + 4, length: length - 2 };
    at += 2 + length;
  }
}
