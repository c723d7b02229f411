import type { Browser, Page } from 'playwright';
import { devices, visitorOf } from '../support/browsers/visitor.ts';

/** Most bytes that a page may ask for on a phone before it is live, while nobody scrolls. */
export const mostBytesBeforeScroll = 150_000;

/** What a page asks for on a phone until it is live, while nobody scrolls. */
export interface PageWeight {
  /** Headers included. */
  readonly documentBytes: number;
  /** The document, and the bodies of all else: HTTP/2, which the local site does not speak, sends headers that were sent before as a few bytes. */
  readonly bytesBeforeScroll: number;
  readonly picturesBeforeScroll: number;
}

/** The phone of Lighthouse's mobile figures. */
const phone = { ...devices.phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Opens a page in a fresh browser profile and weighs what comes. */
export async function weighPage(browser: Browser, siteUrl: string, path: string): Promise<PageWeight> {
  const { page, leave } = await visitorOf(browser, siteUrl, phone);
  const arrived = await noteArrivals(page);
  await page.addInitScript(noteLive);
  await page.goto(path);
  await page.locator('html[data-live]').waitFor();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < globalThis.liveAt);
    return before.map(({ name }) => name);
  });
  const address = page.url();
  await leave();
  const documentBytes = arrived.get(address)?.whole ?? 0;
  const bodies = [...new Set(asked)].map((url) => arrived.get(url)?.body ?? 0);
  return {
    documentBytes,
    bytesBeforeScroll: bodies.reduce((sum, bytes) => sum + bytes, documentBytes),
    picturesBeforeScroll: new Set(asked.filter((url) => /\.(avif|webp|jpg)$/.test(url))).size,
  };
}

/** What came of a file: bytes with its headers, and without. */
interface Arrival {
  readonly whole: number;
  readonly body: number;
}

/** Each file that has arrived, by its address. */
async function noteArrivals(page: Page): Promise<ReadonlyMap<string, Arrival>> {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, { readonly url: string; readonly headers: number }>();
  const arrived = new Map<string, Arrival>();
  session.on('Network.responseReceived', ({ requestId, response: { url, encodedDataLength } }) =>
    begun.set(requestId, { url, headers: encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: whole }) => {
    const { url, headers } = begun.get(requestId) ?? { url: '', headers: 0 };
    // What comes from the cache has no bytes, and came before.
    if (whole > 0) arrived.set(url, { whole, body: whole - headers });
  });
  await session.send('Network.enable');
  return arrived;
}

declare global {
  /** When the page became live, in its own milliseconds: what `noteLive` leaves in it. */
  var liveAt: number;
}

/** Runs in the page, before anything of its own. */
function noteLive(): void {
  globalThis.liveAt = Number.POSITIVE_INFINITY;
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.live === undefined) return;
    globalThis.liveAt = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
}
