import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  /** Id of the field, which names `<id>-hint` and `<id>-error` as its descriptions. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Empty while nothing is wrong; its room is kept. */
  readonly error: string;
  /** Stands beside the error. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/** What stands around a field of any kind: label and hint above, error below. */
export function FieldFrame({ id, label, hint, error, aside, className, children }: FieldFrameProps) {
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`}>{hint}</span>
      </div>
      {children}
      <div className={styles.below}>
        <p id={`${id}-error`}>{error}</p>
        {aside}
      </div>
    </div>
  );
}
