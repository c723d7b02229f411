import { useId, useRef } from 'react';
import { type CloseReason, closeDialog } from '../dialog/close-dialog.ts';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './confirm-dialog.module.css';
import { LosingChoice } from './losing-choice.tsx';

export interface Question {
  readonly title: string;
  /** What becomes of it. */
  readonly text: string;
  /** Words of the button that does it, and of the one that leaves everything as it is. */
  readonly confirm: string;
  readonly cancel: string;
  /** Whether a yes can be taken back; then its button has no colour of warning. */
  readonly losesNothing?: boolean;
}

interface ConfirmDialogProps extends Question {
  readonly open: boolean;
  /** `done` is yes, every other reason no. */
  readonly onClose: (reason: CloseReason) => void;
}

/** Asks before something is done that a visitor may not want, above whatever is open. The button that leaves everything as it is has the focus. */
export function ConfirmDialog({ open, title, text, confirm, cancel, losesNothing, onClose }: ConfirmDialogProps) {
  const textId = useId();
  const cancelling = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      describedBy={textId}
      initialFocus={cancelling}
      shape={styles}
      onClose={onClose}
    >
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <LosingChoice
        keep={cancel}
        keepButton={cancelling}
        lose={confirm}
        losesNothing={losesNothing}
        onLose={({ currentTarget }) => void closeDialog(currentTarget, 'done')}
      />
    </Dialog>
  );
}
