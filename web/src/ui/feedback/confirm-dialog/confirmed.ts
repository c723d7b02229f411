import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rootErrors } from '../../../lib/loading/root-errors.ts';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

/**
 * Asks above everything that is open, for code that is no component: navigation, a dialog about to close, a call.
 * @returns the answer, once the focus is back where it was
 */
export function confirmed(question: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const root = createRoot(document.createElement('div'), rootErrors);
  const onClose = (reason: string) => {
    root.unmount();
    resolve(reason === 'done');
  };
  // At once: the next Escape is for the question.
  flushSync(() => root.render(createElement(ConfirmDialog, { ...question, open: true, onClose })));
  return promise;
}
