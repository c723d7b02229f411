import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { rootErrors } from '../../../lib/loading/root-errors.ts';
import type { ToastText } from '../../../lib/pages/kept-toast.ts';
import { followTopDialog, topDialog } from '../dialog/dialog-stack.ts';
import { type ShownToast, Toasts } from './toast.tsx';

let root: Root | undefined;
let shown: readonly ShownToast[] = [];
let made = 0;

/** The region that every document has (`web/prerender/document.ts`): empty, so that what comes into it is read out. */
function region(): HTMLElement {
  const element = document.getElementById('toasts');
  if (!element) throw new Error('The document has no region for toasts');
  return element;
}

/** What lies outside the top dialog can be neither pressed nor read by anybody: the region goes where the person is. */
function follow(top: HTMLDialogElement | undefined): void {
  const element = region();
  const host = top ?? document.body;
  if (element.parentElement === host) return;
  host.append(element);
  // Having moved, it is hidden.
  element.querySelector<HTMLElement>('[popover]')?.togglePopover(shown.length > 0);
}

function render(toasts: readonly ShownToast[]): void {
  shown = toasts;
  if (!root) {
    root = createRoot(region(), rootErrors);
    followTopDialog(follow);
    follow(topDialog());
  }
  root.render(createElement(Toasts, { toasts, onClose: takeAway }));
}

function takeAway(toast: ShownToast): void {
  if (shown.includes(toast)) render(shown.filter((other) => other !== toast));
}

/** Shows a toast in place of the one before of its tone. @returns what takes it away again */
export function addToast(text: ToastText): () => void {
  made += 1;
  const toast = { ...text, key: made };
  render([...shown.filter(({ tone }) => tone !== text.tone), toast]);
  return () => takeAway(toast);
}
