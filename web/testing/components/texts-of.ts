import type { Locator } from 'vitest/browser';

/** What all that is found says now. */
export function textsOf(found: Locator): (string | null)[] {
  return found.elements().map(({ textContent }) => textContent);
}
