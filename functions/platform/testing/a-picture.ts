import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pixels as rows of red, green, blue and alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Pixels of a picture whose left half is red and whose right half is blue, its upper rows lighter. */
export function somePixels(width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 4);
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

/** What a picture shows. */
export async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How far the colours of two pictures of one size are from each other: the mean of all samples, from 0 to 255. */
export async function differenceOf(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return a.data.reduce((sum, sample, at) => sum + Math.abs(sample - (b.data[at] ?? 0)), 0) / a.data.length;
}

/** A PNG of these pixels, with chunks between its head and its pixels. */
export function pngOf({ width, height, data }: Pixels, ...chunks: readonly Buffer[]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    Buffer.alloc(1),
    data.subarray(y * width * 4, (y + 1) * width * 4),
  ]);
  return aPngFile({ width, height, depth: 8, colourType: 6 }, Buffer.concat(rows.flat()), ...chunks);
}

export const aPng = (width = 40, height = 30): Buffer => pngOf(somePixels(width, height));

/** A JPEG, with segments between its beginning and its tables. */
export async function aJpeg(width = 40, height = 30, ...segments: readonly Buffer[]): Promise<Buffer> {
  const { data } = somePixels(width, height);
  const plain = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 75 })
    .toBuffer();
  return withSegments(plain, ...segments);
}

/** A JPEG with segments after its beginning. */
export function withSegments(jpeg: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
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

interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: 1 | 8 | 16;
  /** 0 grey, 2 colours, 6 colours and alpha (W3C PNG, "Image header"). */
  readonly colourType: 0 | 2 | 6;
}

/** A PNG of rows that each begin with their filter. */
function aPngFile({ width, height, depth, colourType }: PngHead, rows: Buffer, ...chunks: readonly Buffer[]) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType], 8);
  const data = aChunk('IDAT', deflateSync(rows));
  return Buffer.concat([pngSignature, aChunk('IHDR', header), ...chunks, data, aChunk('IEND', Buffer.alloc(0))]);
}

/** A PNG of one colour, of as many pixels as one likes in few bytes. @param depth bits of a sample @param rows that it really has */
export function aBlankPng(width: number, height: number, depth: PngHead['depth'] = 1, rows = height): Buffer {
  const bytesOfRow = 1 + (depth === 16 ? width * 8 : Math.ceil((width * depth) / 8));
  return aPngFile({ width, height, depth, colourType: depth === 16 ? 6 : 0 }, Buffer.alloc(bytesOfRow * rows));
}

/** A JPEG whose frame says that it has another width and height. */
export function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const frame = [0xc0, 0xc2].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0;
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A Huffman table of one code of one bit, which stands for a run of 32,767 blocks without frequencies (ITU T.81, G.1.2.2). */
const runTable = aSegment(0xc4, Buffer.from([0x10, 1, ...Array<number>(15).fill(0), 0xe0]));

/** A scan of the first component's higher frequencies, of which there are none, over all of 8,000 by 5,000 pixels: no decoder finds a fault in it. */
function emptyScan(): Buffer {
  const runs = Math.ceil((1_000 * 625) / 32_767);
  const bits = `0${'1'.repeat(14)}`.repeat(runs).padEnd(Math.ceil((runs * 15) / 8) * 8, '1');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  // A byte of ones is followed by one of zeros, or it would be a marker.
  const data = bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
  return Buffer.concat([aSegment(0xda, Buffer.from([1, 1, 0, 1, 0x3f, 0])), Buffer.from(data)]);
}

/**
 * A JPEG of 40 megapixels and of many scans, each of which goes over all of them: minutes of decoding in a few bytes.
 * @param before what stands before each scan
 */
export async function aJpegOfScans(scans: number, before: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  const grey = sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#808080' } });
  const plain = await grey.toColourspace('b-w').jpeg({ progressive: true }).toBuffer();
  const scan = Buffer.concat([before, emptyScan()]);
  return Buffer.concat([plain.subarray(0, -2), runTable, ...Array<Buffer>(scans).fill(scan), plain.subarray(-2)]);
}
