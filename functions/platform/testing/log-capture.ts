import { afterEach, beforeEach, vi } from 'vitest';

/** Keeps what functions log during a test off the screen, and hands it to the test. */
export function captureLog(): { readonly text: string } {
  const captured = { text: '' };
  beforeEach(() => {
    captured.text = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      captured.text += String(chunk);
      return true;
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  return captured;
}
