import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** 180 px wide and centred, for a single code (product-rules.md#dialogs). */
  readonly narrow?: boolean;
  /** From the lower edge and as wide as the screen (product-rules.md#narrow-screens): a choice on a phone, gone with a touch beside it. */
  readonly sheet?: boolean;
  /** For a detail with pictures: 1216 px for a module, 1220 for more functions (product-rules.md#dialogs). */
  readonly wide?: 'module' | 'more';
  /** A field in place of the title, at the upper edge, where it stays while what it brings comes and goes; on a phone as wide as the screen. */
  readonly field?: ReactNode;
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
export function Dialog({ open, title, onClose, narrow = false, sheet = false, wide, field, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const classes = [
    styles.dialog,
    narrow && styles.narrow,
    sheet && styles.sheet,
    wide && styles[wide],
    field && styles.top,
  ]
    .filter(Boolean)
    .join(' ');

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
      closedby={sheet || field ? 'any' : undefined}
      onClose={onClose}
    >
      {open && (
        <>
          <div className={styles.head}>
            {field}
            <h2 id={titleId}>{field ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>
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
