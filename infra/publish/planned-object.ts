import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The headers with which an object is stored and served. */
export interface ObjectHeaders {
  readonly contentType: string;
  readonly cacheControl: string;
  /** How its bytes are compressed, where they are. */
  readonly contentEncoding?: string | undefined;
  readonly contentDisposition?: string | undefined;
}

/** An object as a bucket should hold it. */
export interface PlannedObject extends ObjectHeaders {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly sha256: string;
  /** Opens the bytes when they are needed, from the start at every call: a plan of gigabytes holds none of them. */
  readonly open: () => Readable;
}

/** The checksum by which two objects, collections or whole publications are told apart: 64 hexadecimal digits. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
