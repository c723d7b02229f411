import { onTestFinished, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Milliseconds for which a busy machine may be late. */
const patience = 20_000;

/**
 * Lets time stand until the test moves it. Frames go on: moves end by them. A locator's click and `expect.poll` move it while they wait: what
 * counts milliseconds uses `press` and `eventually`.
 */
export function stopsClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Waits for what follows from what a browser reports with its next frame, such as what has come into view or has another size. */
export async function nextFrame(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until something holds, frame by frame while the clock stands. */
export async function eventually(holds: () => void): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return holds();
    } catch (error) {
      if (performance.now() > end) throw error;
      await nextFrame();
    }
  }
}

/** Presses at once what is there. */
export function press(found: Locator): void {
  found.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
