import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import '../../src/app/start/styles.ts';
import { pointsAt } from './visitor.ts';

/** The library does so for the first file alone, as files share its module. */
beforeEach(cleanup);

beforeEach(async () => {
  history.replaceState(null, '', '/home');
  await pointsAt(); // on nothing: what lies where the last test pressed would be hovered
});

/** What a test leaves behind would be the next one's. */
afterEach(async () => {
  // Pressed away, as what shows them goes on rendering into what is there.
  for (const close of document.querySelectorAll<HTMLElement>('#toasts button')) close.click();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1440, 900);
});
