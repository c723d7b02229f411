import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/app/start/styles.ts';

beforeEach(() => history.replaceState(null, '', '/home'));

/** What a test leaves behind would be the next one's. */
afterEach(async () => {
  document.querySelector('#toasts')?.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});
