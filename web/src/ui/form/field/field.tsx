import type { ComponentProps } from 'react';
import { useField } from '../form/form-state.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';

type FieldProps = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'defaultValue'
> & {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  /** What to enter, where the label alone does not say. */
  readonly hint?: string;
  /** Whether the form may be sent without it. */
  readonly optional?: boolean;
};

/** One line of text with its label, and room for what is wrong with it. */
export function Field({ name, label, hint, optional = false, ...input }: FieldProps) {
  const { id, error, control } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...control} className={styles.input} required={!optional} />
    </FieldFrame>
  );
}
