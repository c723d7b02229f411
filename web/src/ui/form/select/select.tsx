import type { ComponentProps } from 'react';
import { FieldFrame } from '../field/field-frame.tsx';
import { useField } from '../form/form-state.ts';
import styles from './select.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Pick<ComponentProps<'select'>, 'autoComplete' | 'defaultValue'> {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option[];
  /** What stands there until something is chosen, sent as an empty text; without it, the first option is chosen. */
  readonly placeholder?: string;
  /** Whether the form may be sent without it. */
  readonly optional?: boolean;
}

/** One of a list in a form, chosen by the browser's own control. */
export function Select({ name, label, hint, options, placeholder, optional = false, ...select }: SelectProps) {
  const { id, error, control } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <select {...select} {...control} className={styles.select} required={!optional}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
