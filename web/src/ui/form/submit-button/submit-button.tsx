import { useContext } from 'react';
import { actionClass } from '../../actions/action-class.ts';
import { FormContext } from '../form/form-state.ts';
import styles from './submit-button.module.css';

/** Sends its form. While it does, it says so and keeps width and focus: a disabled button would lose it. */
export function SubmitButton({ children }: { readonly children: string }) {
  const { state } = useContext(FormContext);
  const sending = state.status === 'sending';
  return (
    <button type="submit" className={actionClass('primary')} aria-busy={sending}>
      <span className={styles.words}>
        <span className={sending ? styles.hidden : undefined}>{children}</span>
        <span className={sending ? undefined : styles.hidden}>Sending …</span>
      </span>
    </button>
  );
}
