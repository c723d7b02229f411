import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { type CloseReason, closeDialog } from './close-dialog.ts';
import { containedEvents } from './contained-events.ts';
import styles from './dialog.module.css';
import { closeOnEscape, type InitialFocus, useModal } from './use-modal.ts';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: (reason: CloseReason) => void;
  /** Without it, the first thing that can have the focus has it. */
  readonly initialFocus?: InitialFocus | undefined;
  /** Classes of another shape, by the part that has them: `dialog`, `head`, `close`, `body`. */
  readonly shape?: Readonly<Record<string, string>>;
  /** `alertdialog` for a question that has to be answered before anything else. */
  readonly role?: 'alertdialog';
  /** Id of what says more than the title. */
  readonly describedBy?: string;
  /** Whether a press beside it closes it. */
  readonly closesBeside?: boolean;
  /** In place of the title. */
  readonly field?: ReactNode;
  /** Only in the document while the dialog is open. */
  readonly children: ReactNode;
}

/**
 * A modal dialog on the native element, which keeps focus inside and gives it back. Dialogs lie above one another; before values that
 * were typed into one are lost, it asks.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  // In the body: a form in it may belong to a page's form only in the tree of React, and a dark header makes no dark dialog.
  return open && createPortal(<OpenDialog {...dialog} />, document.body);
}

function OpenDialog({
  title,
  onClose,
  initialFocus,
  shape,
  role,
  describedBy,
  closesBeside = false,
  field,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, onClose, initialFocus);

  const classOf = (part: string) => [styles[part], shape?.[part]].filter(Boolean).join(' ');
  return (
    <dialog
      {...containedEvents}
      ref={dialog}
      role={role}
      className={classOf('dialog')}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby={closesBeside ? 'any' : undefined}
      onKeyDown={(event) => {
        event.stopPropagation();
        closeOnEscape(event.nativeEvent, dialog.current);
      }}
    >
      <div className={classOf('head')}>
        {field}
        <h2 id={titleId}>{field ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h2>
        <button
          type="button"
          className={classOf('close')}
          aria-label="Close"
          onClick={() => void closeDialog(dialog.current, 'cancelled')}
        >
          <Icon path={strokes.close} />
        </button>
      </div>
      <div className={classOf('body')}>{children}</div>
    </dialog>
  );
}
