import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from '../pictures/codec-module.ts';
import { encodeJpeg } from '../pictures/jpeg-codec.ts';
import { encodePng } from '../pictures/png-codec.ts';

/** Pixels of a picture whose left half is red and whose right half is blue, its upper rows lighter. */
export function somePixels(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = y < height / 2 ? 80 : 0;
      data.set(
        x < width / 2 ? [175 + light, light, light, 255] : [light, light, 175 + light, 255],
        (y * width + x) * 4,
      );
    }
  }
  return { width, height, data };
}

export const aPng = (width = 40, height = 30): Buffer => Buffer.from(encodePng(somePixels(width, height)));

/** A JPEG, with segments between its beginning and its tables. */
export async function aJpeg(width = 40, height = 30, ...segments: readonly Buffer[]): Promise<Buffer> {
  const plain = Buffer.from(await encodeJpeg(somePixels(width, height)));
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
}

/** A segment of a JPEG. */
export function aSegment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** What a camera notes: how the picture is to be turned, and where it was taken. */
export function anExif(orientation: number, place = 'GPS 31.2304 N 121.4737 E'): Buffer {
  const directory = Buffer.alloc(8 + 2 + 12 + 4);
  directory.write('MM\0*', 'latin1');
  directory.writeUInt32BE(8, 4);
  directory.writeUInt16BE(1, 8);
  directory.writeUInt16BE(0x0112, 10);
  directory.writeUInt16BE(3, 12);
  directory.writeUInt32BE(1, 14);
  directory.writeUInt16BE(orientation, 18);
  return aSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory, Buffer.from(place)]));
}

/** A chunk of a PNG. */
export function aChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of one colour, of as many pixels as one likes in few bytes. @param depth bits of a sample @param rows that it really has */
export function aBlankPng(width: number, height: number, depth: 1 | 8 | 16 = 1, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, depth === 16 ? 6 : 0], 8);
  const bytesOfRow = 1 + (depth === 16 ? width * 8 : Math.ceil((width * depth) / 8));
  const data = deflateSync(Buffer.alloc(bytesOfRow * rows));
  return Buffer.concat([pngSignature, aChunk('IHDR', header), aChunk('IDAT', data), aChunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG whose frame says that it has another width and height. */
export function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0;
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A scan of the first component's higher frequencies, without any. */
const emptyScan = aSegment(0xda, Buffer.from([1, 1, 0, 1, 0x3f, 0]));

/**
 * A JPEG of 40 megapixels and of many scans, each of which goes over all of them: minutes of decoding in a few bytes.
 * @param before what stands before each scan: TEM, which has no length, where one is not given
 */
export async function aJpegOfScans(scans: number, before: Buffer = Buffer.from([0xff, 0x01])): Promise<Buffer> {
  const plain = resized(await aJpeg(16, 16), 8_000, 5_000);
  const added = Array.from({ length: scans }, () => [before, emptyScan]).flat();
  return Buffer.concat([plain.subarray(0, -2), ...added, plain.subarray(-2)]);
}
