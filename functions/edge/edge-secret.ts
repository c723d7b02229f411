import { createHash, timingSafeEqual } from 'node:crypto';

/** Milliseconds between two readings of the secret at least. */
const readingInterval = 10_000;

export interface EdgeSecretParts {
  /** Reads the values that are right now, the current and the previous one; rejects when they cannot be had. */
  readonly read: () => Promise<readonly string[]>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
}

/**
 * Decides whether a value is the edge's secret. The values are kept in memory. One that does not match has them read anew,
 * though not twice in ten seconds, or wrong guesses would become calls of Secrets Manager. That is soon enough: a new value is
 * written before the edge gets it, and the edge takes minutes to change.
 * @returns a function that rejects when the secret was never read; who asks must then let nobody in
 */
export function edgeSecret({ read, now }: EdgeSecretParts): (given: string) => Promise<boolean> {
  let known: readonly string[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  return async (given) => {
    if (isOneOf(given, known)) return true;
    if (now() - readAt < readingInterval) return false;
    known = await read();
    readAt = now();
    return isOneOf(given, known);
  };
}

/** Compares with every value, in a time that tells nothing of how much of one is right. */
function isOneOf(given: string, values: readonly string[]): boolean {
  return values.map((value) => value !== '' && timingSafeEqual(digest(given), digest(value))).includes(true);
}

/** Values of any length become comparable; the comparison needs equal lengths. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
