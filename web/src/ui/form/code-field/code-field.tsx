import type { ReactNode } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../form/form-state.ts';
import styles from './code-field.module.css';

interface CodeFieldProps {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Stands beside the field: what asks for the code. */
  readonly beside?: ReactNode;
  /** Stands below it, at the end: what came of that. */
  readonly aside?: ReactNode;
}

/** A code that came by mail, which phones offer to fill in. What is pasted stays as it is: the contract finds the digits in it. */
export function CodeField({ name, label, hint, beside, aside }: CodeFieldProps) {
  const { id, error, control } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className={styles.line}>
        <input
          {...control}
          className={styles.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        {beside}
      </div>
    </FieldFrame>
  );
}
