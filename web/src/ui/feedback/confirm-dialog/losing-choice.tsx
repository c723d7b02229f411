import type { MouseEventHandler, RefObject } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { closeDialog } from '../dialog/close-dialog.ts';
import styles from './losing-choice.module.css';

interface LosingChoiceProps {
  /** Words of the button that leaves everything as it is. */
  readonly keep: string;
  readonly keepButton?: RefObject<HTMLButtonElement | null>;
  /** Words of the button that does what cannot be taken back, while it does too. */
  readonly lose: string;
  /** Takes the colour of warning from that button. */
  readonly losesNothing?: boolean;
  readonly isBusy?: boolean;
  /** Without it, the button sends its form. */
  readonly onLose?: MouseEventHandler<HTMLButtonElement>;
}

/** The two buttons of a dialog in which something may be lost; the first closes it. */
export function LosingChoice({
  keep,
  keepButton,
  lose,
  losesNothing = false,
  isBusy = false,
  onLose,
}: LosingChoiceProps) {
  return (
    <div className={styles.buttons}>
      <button
        ref={keepButton}
        type="button"
        className={actionClass('secondary')}
        onClick={({ currentTarget }) => void closeDialog(currentTarget, 'cancelled')}
      >
        {keep}
      </button>
      <button
        type={onLose ? 'button' : 'submit'}
        className={losesNothing ? actionClass('secondary') : `${actionClass('secondary')} ${styles.loses}`}
        aria-busy={isBusy}
        onClick={onLose}
      >
        {lose}
      </button>
    </div>
  );
}
