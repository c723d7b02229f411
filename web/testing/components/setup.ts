import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../../src/app/start/styles.ts';

beforeEach(() => history.replaceState(null, '', '/home'));

/** What a test leaves behind would be the next one's. */
afterEach(async () => {
  await cleanup(); // files share their modules: the library's own hook is there for the first of them alone
  document.querySelector('#toasts')?.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});
