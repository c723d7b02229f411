import { afterEach, beforeEach, vi } from 'vitest';
import type { LogCode } from '../logging/log.ts';

/** What functions have logged during a test. */
interface CapturedLog {
  /** All of it, as it was written. */
  readonly text: string;
  /** The lines of a code, with their fields and metrics. */
  lines(code: LogCode): Readonly<Record<string, unknown>>[];
}

/** Keeps what functions log during a test off the screen, and hands it to the test. */
export function captureLog(): CapturedLog {
  const captured = {
    text: '',
    lines: (code: LogCode) =>
      captured.text
        .split('\n')
        .filter((line) => line.includes(`"code":"${code}"`))
        .map((line) => JSON.parse(line)),
  };
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
