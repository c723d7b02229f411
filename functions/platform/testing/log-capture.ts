import { afterEach, beforeEach, vi } from 'vitest';
import type { LogLine } from '../logging/log-line.ts';

/** What functions have logged during a test. */
interface CapturedLog {
  /** All of it, as it was written. */
  readonly text: string;
  /** What was logged by a line, with its fields and metrics. */
  lines(line: LogLine): Readonly<Record<string, unknown>>[];
}

/** Keeps what functions log during a test off the screen, and hands it to the test. */
export function captureLog(): CapturedLog {
  const captured = {
    text: '',
    lines: ({ code }: LogLine) =>
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
