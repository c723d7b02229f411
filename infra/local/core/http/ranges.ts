/** First and last byte, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header against a representation of `size` bytes (RFC 9110 §14).
 *
 * Returns `undefined` when the whole representation is to be sent: no header, another unit, a malformed one, or several
 * ranges, which S3 and CloudFront answer with the whole object too. Returns `'unsatisfiable'` when 416 is due.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parsed = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '');
  if (!parsed || (!parsed[1] && !parsed[2])) return undefined;
  if (!parsed[1]) return suffix(Number(parsed[2]), size);
  const start = Number(parsed[1]);
  const end = parsed[2] ? Number(parsed[2]) : size - 1;
  if (parsed[2] && end < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}

/** The Content-Range header of a 206 (or, without a range, of a 416). */
export function contentRange(size: number, range?: ByteRange): string {
  return range ? `bytes ${range.start}-${range.end}/${size}` : `bytes */${size}`;
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 };
}
