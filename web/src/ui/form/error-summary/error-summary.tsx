import type { MouseEvent, Ref } from 'react';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** Takes the focus when the form was sent. */
  readonly ref?: Ref<HTMLDivElement>;
  /** Id of the field at which a rule fails. */
  readonly field: string;
  readonly message: string;
}

/** Says what is wrong with a form that was sent, and leads to the field. */
export function ErrorSummary({ ref, field, message }: ErrorSummaryProps) {
  const goToField = (event: MouseEvent) => {
    event.preventDefault(); // the address stays as it is
    document.getElementById(field)?.focus();
  };

  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={`${field}-problem`}>
      <p id={`${field}-problem`}>There is a problem</p>
      <a href={`#${field}`} onClick={goToField}>
        {message}
      </a>
    </div>
  );
}
