import { createHash, timingSafeEqual } from 'node:crypto';

/** Least time between two reads of the secret, in milliseconds. */
const readingInterval = 10_000;

export interface EdgeSecretParts {
  /** Reads the valid values, the current and the previous one; rejects when that fails. */
  readonly read: () => Promise<readonly string[]>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
}

/**
 * Decides whether a value is the edge's secret. The secret's values are kept in memory; a value that does not match makes it
 * read them again, but at most every ten seconds, or wrong guesses would become calls of Secrets Manager. That is soon enough:
 * a rotation writes the new value minutes before the edge sends it everywhere.
 * @returns a function that rejects when the secret has to be read and cannot be; its caller must then refuse the request
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

/** Compares with every value in constant time, so that the duration does not tell how much of a guess is right. */
function isOneOf(given: string, values: readonly string[]): boolean {
  return values.map((value) => value !== '' && timingSafeEqual(digest(given), digest(value))).includes(true);
}

/** `timingSafeEqual` needs values of equal length. */
function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
