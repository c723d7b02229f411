import type { MouseEvent } from 'react';
import { actionClass } from '../../ui/actions/action-class.ts';
import { closeDialog } from '../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../ui/feedback/dialog/dialog.tsx';
import styles from './feedback-dialog.module.css';

interface FeedbackDialogProps {
  /** Why it was refused; absent where it was not. */
  readonly refused?: string;
  readonly onClose: () => void;
}

/** What whoever sent feedback may expect, or has to mend. */
export function FeedbackDialog({ refused, onClose }: FeedbackDialogProps) {
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => void closeDialog(currentTarget, 'done');
  return (
    <Dialog
      open
      title={refused === undefined ? 'Thank you for your feedback' : 'Your feedback was not sent'}
      initialFocus="heading"
      onClose={onClose}
    >
      <div className={styles.said}>
        <p>
          {refused ?? 'Support will contact you within 24 hours. A mail that confirms your feedback is on its way.'}
        </p>
        {refused !== undefined && <p>What you wrote is still there.</p>}
        <button type="button" className={actionClass('primary')} onClick={close}>
          {refused === undefined ? 'Done' : 'Back to the form'}
        </button>
      </div>
    </Dialog>
  );
}
