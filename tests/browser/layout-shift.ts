import type { Page } from 'playwright';

/** Notes how far things move in the pages that are opened from now on. What follows a press or a key at once does not count. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of the layout shifts so far; up to 0.02 nobody sees. */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Three frames later, the newest layout has been painted and reported.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}
