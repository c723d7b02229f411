import { Refusal } from '../../../../shared/contract/refusal.ts';

/** The site has too much to do right now: nothing is wrong with what was sent, and it may be sent again after a while. */
export class SiteBusy extends Error {
  override readonly name = 'SiteBusy';
  readonly waitMs: number;

  constructor(status: number, waitMs: number) {
    super(`HTTP ${status}`);
    this.waitMs = waitMs;
  }
}

/** A refusal that says for how long it holds: something was done too often. */
export class RefusedForNow extends Refusal {
  readonly waitMs: number;

  constructor({ message, status }: Refusal, waitMs: number) {
    super(message, status);
    this.waitMs = waitMs;
  }
}

/**
 * Milliseconds that a reply asks to wait, by its `Retry-After`: seconds or a date (RFC 9110, 10.2.3).
 * @returns undefined where it asks for nothing that can be read
 */
function waitOf(header: string, now: number): number | undefined {
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** The wait that a reply states, where it states one. */
function statedWait({ headers }: Response, now: number): number | undefined {
  const header = headers.get('retry-after');
  return header === null ? undefined : waitOf(header, now);
}

/** What a reply that is no answer means: the site is busy where it says for how long, and failed otherwise. */
export function failureOf(response: Response, now = Date.now()): Error {
  const { status } = response;
  const wait = status === 429 || status === 503 ? statedWait(response, now) : undefined;
  return wait === undefined ? new Error(`HTTP ${status}`) : new SiteBusy(status, wait);
}

/** A refusal with the wait that its reply states (product-rules.md#reply-dialects); any other error as it is. */
export function withStatedWait(error: unknown, response: Response, now = Date.now()): unknown {
  const wait = error instanceof Refusal ? statedWait(response, now) : undefined;
  return error instanceof Refusal && wait !== undefined ? new RefusedForNow(error, wait) : error;
}
