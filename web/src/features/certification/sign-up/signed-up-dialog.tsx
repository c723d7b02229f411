import type { MouseEvent } from 'react';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { closeDialog } from '../../../ui/feedback/dialog/close-dialog.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import styles from './signed-up-dialog.module.css';

interface SignedUpDialogProps {
  readonly onClose: () => void;
}

/** What somebody who has signed up may expect. */
export function SignedUpDialog({ onClose }: SignedUpDialogProps) {
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => void closeDialog(currentTarget, 'done');
  return (
    <Dialog open title="You are signed up" initialFocus="heading" onClose={onClose}>
      <div className={styles.done}>
        <p>A confirmation is on its way to your mailbox. Room and hour of the exam follow a week ahead.</p>
        <p>
          Bring the ID card with the number that you signed up with. You can look your sign-up up at any time with that
          number and your name.
        </p>
        <button type="button" className={actionClass('primary')} onClick={close}>
          Done
        </button>
      </div>
    </Dialog>
  );
}
