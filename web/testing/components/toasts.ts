import { expect } from 'vitest';
import { page } from 'vitest/browser';

/** Waits until a toast says so. */
export function told(words: string | RegExp): Promise<void> {
  const toasts = document.querySelector('#toasts') ?? document.body;
  return expect.element(page.elementLocator(toasts).getByText(words)).toBeVisible();
}
