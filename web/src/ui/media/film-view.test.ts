import { beforeEach, expect, test, vi } from 'vitest';
import { watchView } from './film-view.ts';

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

test('of several reports about a film the newest counts', () => {
  const views: boolean[] = [];
  watchView(new EventTarget() as HTMLVideoElement, (inView) => views.push(inView));
  tell([outside, inside]);
  tell([inside, outside]);
  expect(views).toEqual([true, false]);
});
