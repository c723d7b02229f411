import { useContext, useEffect, useRef } from 'react';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { Icon } from '../../icons/icon/icon.tsx';
import { strokes } from '../../icons/page-strokes.ts';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { FormContext, type FormState, fieldId } from '../form/form-state.ts';
import styles from './form-answer.module.css';

const words = {
  offline: 'There is no connection. What you wrote is still here: send it once you are back online.',
  failed: 'Something went wrong on our side. What you wrote is still here: try again in a moment.',
} as const;

function Answer({ state, retry }: { readonly state: FormState; readonly retry: () => void }) {
  switch (state.status) {
    case 'sent':
      return (
        <p className={styles.sent}>
          <Icon path={strokes.check} />
          {state.message}
        </p>
      );
    case 'refused':
      return <p className={styles.wrong}>{state.message}</p>;
    case 'busy':
    case 'offline':
    case 'failed':
      return (
        <div className={styles.wrong}>
          <p>{state.status === 'busy' ? state.message : words[state.status]}</p>
          <TextButton onClick={retry}>Try again</TextButton>
        </div>
      );
    default:
      return null;
  }
}

interface FormAnswerProps {
  /** Whether it takes its room from the start, so that nothing moves; in a dialog that would be a hole. */
  readonly keepsRoom?: boolean;
}

/** Where a form says what came of sending it. */
export function FormAnswer({ keepsRoom = true }: FormAnswerProps) {
  const { id, state } = useContext(FormContext);
  const summary = useRef<HTMLDivElement>(null);

  // Each time the form is sent: the same rule may fail again.
  useEffect(() => {
    if (state.status === 'invalid') summary.current?.focus();
  }, [state]);

  const retry = () => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    form.querySelector<HTMLElement>('[type=submit]')?.focus(); // the button that was pressed goes
    form.requestSubmit();
  };
  return (
    <div className={`${styles.answer} ${keepsRoom ? styles.room : styles.tight}`}>
      {state.status === 'invalid' && (
        <ErrorSummary ref={summary} field={fieldId(id, state.field)} message={state.message} />
      )}
      <div role="status">
        <Answer state={state} retry={retry} />
      </div>
    </div>
  );
}
