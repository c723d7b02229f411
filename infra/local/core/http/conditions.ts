import type { IncomingHttpHeaders } from 'node:http';

/** What identifies the representation that the server holds. `lastModified` is an HTTP date. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/**
 * Evaluates the conditional headers of a GET or HEAD in the order of RFC 9110 §13.2.2.
 * `'proceed'` means: answer as if there were no conditions (a Range is still to be checked with `rangeApplies`).
 */
export function evaluateConditions(
  headers: IncomingHttpHeaders,
  held: Validators,
): 'proceed' | 'not-modified' | 'precondition-failed' {
  const modifiedAt = seconds(held.lastModified);
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!matches(ifMatch, held.etag, strong)) return 'precondition-failed';
  } else if (modifiedAt > seconds(headers['if-unmodified-since'])) return 'precondition-failed';

  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return matches(ifNoneMatch, held.etag, weak) ? 'not-modified' : 'proceed';
  return modifiedAt <= seconds(headers['if-modified-since']) ? 'not-modified' : 'proceed';
}

/** Whether a Range header is to be honoured under its If-Range (RFC 9110 §13.1.5); true when there is none. */
export function rangeApplies(ifRange: string | undefined, held: Validators): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"') || ifRange.startsWith('W/')) return strong(ifRange, held.etag ?? '');
  return seconds(ifRange) === seconds(held.lastModified);
}

function matches(list: string, etag: string | undefined, same: (left: string, right: string) => boolean): boolean {
  if (list.trim() === '*') return etag !== undefined;
  return etag !== undefined && (list.match(/(?:W\/)?"[^"]*"/g) ?? []).some((listed) => same(listed, etag));
}

function strong(left: string, right: string): boolean {
  return left === right && !left.startsWith('W/');
}

function weak(left: string, right: string): boolean {
  return left.replace(/^W\//, '') === right.replace(/^W\//, '');
}

/** NaN for an absent or malformed date, so that every comparison with it is false. */
function seconds(date: string | undefined): number {
  return Math.floor(Date.parse(date ?? '') / 1000);
}
