import { beforeEach, expect, test, vi } from 'vitest';
import { noteCodeAsked, secondsToWait } from './code-wait.ts';

const at = 1_000_000_000_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('who asked for a code may ask again after 60 seconds, for each purpose by itself', () => {
  expect(secondsToWait('rebind', at)).toBe(0);
  noteCodeAsked('rebind', at);
  const after = [0, 999, 1_000, 59_000, 59_999, 60_000, 90_000].map((ms) => secondsToWait('rebind', at + ms));
  expect(after).toEqual([60, 60, 59, 1, 1, 0, 0]);
  expect(secondsToWait('prove-address', at)).toBe(0);
});

test('a clock that was put back keeps nobody waiting', () => {
  noteCodeAsked('rebind', at);
  expect(secondsToWait('rebind', at - 3_600_000)).toBe(0);
});

test('where the tab remembers nothing, the document does', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  noteCodeAsked('sign-in', at);
  expect(secondsToWait('sign-in', at + 1_000)).toBe(59);
});
