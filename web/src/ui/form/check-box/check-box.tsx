import type { ReactNode } from 'react';
import { useField } from '../form/form-state.ts';
import styles from './check-box.module.css';

interface CheckBoxProps {
  /** As the schema of the contract calls it: `value` where it is checked, absent where it is not. */
  readonly name: string;
  /** `on` where none is given. */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  /** Whether the form may be sent without it. */
  readonly optional?: boolean;
  /** What one says yes to. */
  readonly children: ReactNode;
}

/** A yes. */
export function CheckBox({ name, value, defaultChecked, optional = false, children }: CheckBoxProps) {
  const { id, error, control } = useField(name);
  return (
    <div className={styles.frame}>
      <label className={styles.box}>
        <input
          {...control}
          aria-describedby={`${id}-error`}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked}
          required={!optional}
        />
        <span>{children}</span>
      </label>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
