import { beforeEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-near.ts';

type Seen = { readonly isIntersecting: boolean };
let tell: (seen: readonly Seen[]) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

const [outside, inside] = [{ isIntersecting: false }, { isIntersecting: true }];

test('what came near between two reports of a busy browser counts as near', () => {
  const task = vi.fn();
  whenNear({} as Element, task);
  tell([outside]);
  expect(task).not.toHaveBeenCalled();
  tell([outside, inside]);
  expect(task).toHaveBeenCalledOnce();
});
