import type { Browser, Page } from 'playwright';
import { devices, visitorOf } from '../support/visitor.ts';

/** What a page asks for on a phone until it is live, while nobody scrolls: bytes on the wire, headers included, and a number. */
export interface PageWeight {
  readonly documentBytes: number;
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
  const bytes = (urls: readonly string[]) => urls.reduce((sum, url) => sum + (arrived.get(url) ?? 0), 0);
  return {
    documentBytes: bytes([address]),
    bytesBeforeScroll: bytes([address, ...new Set(asked)]),
    picturesBeforeScroll: new Set(asked.filter((url) => /\.(avif|webp|jpg)$/.test(url))).size,
  };
}

/** The bytes of each file that has arrived, by its address. */
async function noteArrivals(page: Page): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const arrived = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) arrived.set(address, encodedDataLength);
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
