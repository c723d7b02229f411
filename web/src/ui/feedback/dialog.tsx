import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { strokes } from '../page-strokes.ts';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** 180 px wide and centred, for a single code (product-rules.md#dialogs). */
  readonly narrow?: boolean;
  /** From the lower edge and as wide as the screen (product-rules.md#narrow-screens): a choice on a phone, gone with a touch beside it. */
  readonly sheet?: boolean;
  /** Only in the document while the dialog is open. */
  readonly children: ReactNode;
}

/** Keeps the page behind where it is. @returns lets it scroll again */
function lockScroll(): () => void {
  const root = document.documentElement;
  root.dataset.scrollLock = innerWidth > root.clientWidth ? 'bar' : 'overlay';
  return () => delete root.dataset.scrollLock;
}

/** A modal dialog on the native element, which keeps focus inside, closes on Escape and gives focus back. */
export function Dialog({ open, title, onClose, narrow = false, sheet = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const classes = [styles.dialog, narrow && styles.narrow, sheet && styles.sheet].filter(Boolean).join(' ');

  useEffect(() => {
    if (!open) return;
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={classes}
      aria-labelledby={titleId}
      closedby={sheet ? 'any' : undefined}
      onClose={onClose}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
              <Icon path={strokes.close} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
