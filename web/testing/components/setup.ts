import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/app/start/styles.ts';

beforeEach(() => history.replaceState(null, '', '/home'));

/** What a test leaves behind would be the next one's. */
afterEach(async () => {
  // As a person does: what shows them stays, for the next one.
  for (const button of document.querySelectorAll<HTMLElement>('#toasts button')) button.click();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});
