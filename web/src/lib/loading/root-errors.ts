import type { RootOptions } from 'react-dom/client';

const report = (error: unknown) => reportError(error);

/** For every React root: what breaks in it is an error of the page like any other, in the console and wherever else errors are looked for. */
export const rootErrors: RootOptions = {
  onCaughtError: report,
  onUncaughtError: report,
  onRecoverableError: report,
};
