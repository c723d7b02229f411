import type { Page } from 'playwright';

/**
 * Stops the clock that a test has installed in a page.
 * @param seconds how far ahead of the page's time: so far that a busy machine is not there yet, and nothing moves that may not
 */
export async function stopClock(page: Page, seconds = 1): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + seconds * 1_000);
}
