import { expect, onTestFinished, test, vi } from 'vitest';
import { rootErrors } from './root-errors.ts';

/** What of these is reported as an error of the page. */
function reported(...errors: readonly unknown[]): unknown[] {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const error of errors) rootErrors.onRecoverableError?.(error, {});
  return report.mock.calls.flat();
}

test('a change of page that the browser does not animate is no error', () => {
  const words = [
    ['Transition was aborted because of invalid state. Viewport size changed', 'InvalidStateError'],
    ['Transition was aborted because of timeout in DOM update. DOM update timed out', 'TimeoutError'],
    ['Transition was skipped', 'AbortError'],
    ['Skipping view transition because document visibility state has become hidden.', 'InvalidStateError'],
  ];
  expect(reported(...words.map(([message, name]) => new DOMException(message, name)))).toEqual([]);
});

test('anything else that React goes on after is one', () => {
  const errors = [new Error('Transition was skipped'), new DOMException('Node is gone', 'NotFoundError'), 'text'];
  expect(reported(...errors)).toEqual(errors);
});
