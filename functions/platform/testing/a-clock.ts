import { onTestFinished, vi } from 'vitest';

/** The time, which a test sets until it ends. @param start ISO 8601, UTC */
export function aClock(start: string) {
  vi.useFakeTimers({ now: Date.parse(start), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return {
    get now() {
      return Date.now();
    },
    set now(time: number) {
      vi.setSystemTime(time);
    },
  };
}
