import { vi } from 'vitest';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Stands in for the browser's `IntersectionObserver` until the test ends.
 * @returns what reports to the newest observer whether its element was in view, several times at once as a busy browser does
 */
export function observedViews(): (...inView: readonly boolean[]) => void {
  let report: Report = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...inView) => report(inView.map((isIntersecting) => ({ isIntersecting })));
}
