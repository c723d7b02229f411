import { useContext } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { FormContext } from '../form/form-state.ts';
import styles from './submit-button.module.css';

interface SubmitButtonProps {
  readonly children: string;
  /** Said while the form is being sent. */
  readonly sending?: string;
}

/** Sends its form. While it does, it says so and keeps width and focus: a disabled button would lose it. */
export function SubmitButton({ children, sending: words = 'Sending …' }: SubmitButtonProps) {
  const { state } = useContext(FormContext);
  const sending = state.status === 'sending';
  return (
    <button type="submit" className={actionClass('primary')} aria-busy={sending}>
      <span className={styles.words}>
        <span className={sending ? styles.hidden : undefined}>{children}</span>
        <span className={sending ? undefined : styles.hidden}>{words}</span>
      </span>
    </button>
  );
}
