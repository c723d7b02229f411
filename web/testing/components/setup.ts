import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/app/start/styles.ts';

beforeEach(() => history.replaceState(null, '', '/home'));

/** What a test leaves behind would be the next one's. */
afterEach(async () => {
  // Pressed away, as what shows them goes on rendering into what is there.
  for (const close of document.querySelectorAll<HTMLElement>('#toasts button')) close.click();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});
