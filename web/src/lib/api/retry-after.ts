/** The site has too much to do right now: nothing is wrong with what was sent, and it may be sent again after a while. */
export class SiteBusy extends Error {
  override readonly name = 'SiteBusy';
  readonly waitMs: number;

  constructor(status: number, waitMs: number) {
    super(`HTTP ${status}`);
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

/** What a reply that is no answer means: the site is busy where it says for how long, and failed otherwise. */
export function failureOf({ status, headers }: Response, now = Date.now()): Error {
  const header = headers.get('retry-after');
  const wait = (status === 429 || status === 503) && header !== null ? waitOf(header, now) : undefined;
  return wait === undefined ? new Error(`HTTP ${status}`) : new SiteBusy(status, wait);
}
