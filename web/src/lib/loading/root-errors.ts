import type { RootOptions } from 'react-dom/client';

const report = (error: unknown) => reportError(error);

/** The browser did not animate a change of page, as the window changed its size or was busy: React has made the change all the same. */
function isAnimationSkipped(error: unknown): boolean {
  return error instanceof DOMException && /transition/i.test(error.message);
}

/** For every React root: what breaks in it is an error of the page like any other, in the console and wherever else errors are looked for. */
export const rootErrors: RootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: (error) => isAnimationSkipped(error) || report(error),
};
