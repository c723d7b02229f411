import { useEffect, useRef } from 'react';
import type { ToastText } from '../../../lib/pages/kept-toast.ts';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import styles from './toast.module.css';

export interface ShownToast extends ToastText {
  readonly key: number;
}

/** How long a note stays, in milliseconds. */
const noteMilliseconds = 8_000;

interface ToastProps {
  readonly toast: ShownToast;
  readonly onClose: (toast: ShownToast) => void;
}

function Toast({ toast, onClose }: ToastProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (toast.tone === 'failure') return;
    const leave = () => {
      // Not from under a pointer, nor with the focus.
      if (!place.current?.matches(':hover, :focus-within')) return onClose(toast);
      timer = setTimeout(leave, noteMilliseconds);
    };
    let timer = setTimeout(leave, noteMilliseconds);
    return () => clearTimeout(timer);
  }, [toast, onClose]);

  return (
    <div ref={place} className={styles.toast} data-tone={toast.tone}>
      <p>{toast.message}</p>
      <button type="button" aria-label="Close the message" onClick={() => onClose(toast)}>
        <Icon path={strokes.close} />
      </button>
    </div>
  );
}

interface ToastsProps {
  readonly toasts: readonly ShownToast[];
  readonly onClose: (toast: ShownToast) => void;
}

/** What is said at the lower edge, above everything, dialogs too. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const list = useRef<HTMLDivElement>(null);

  // At every change: the browser hides it where it moves to another dialog meanwhile.
  useEffect(() => {
    list.current?.togglePopover(toasts.length > 0);
  }, [toasts]);

  return (
    <div ref={list} className={styles.toasts} popover="manual">
      {toasts.map((toast) => (
        <Toast key={toast.key} toast={toast} onClose={onClose} />
      ))}
    </div>
  );
}
