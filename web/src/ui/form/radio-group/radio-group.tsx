import { useField } from '../form/form-state.ts';
import type { Option } from '../select/select.tsx';
import styles from './radio-group.module.css';

interface RadioGroupProps {
  /** As the schema of the contract calls it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (Option & { /** What choosing it means. */ readonly hint?: string })[];
  /** The one that is chosen at first; otherwise none is. */
  readonly defaultValue?: string;
}

/** One of a few, all in sight. */
export function RadioGroup({ name, label, hint, options, defaultValue }: RadioGroupProps) {
  const { id, error, control } = useField(name);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy, ...radio } = control;
  return (
    <fieldset
      toolparamdescription={label}
      className={styles.group}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {options.map((option, place) => (
        <label key={option.value} className={styles.option}>
          {/* The first one answers to the id of the field, for the link of the error summary. */}
          <input
            {...radio}
            id={place === 0 ? id : `${id}-${place + 1}`}
            type="radio"
            value={option.value}
            defaultChecked={option.value === defaultValue}
            aria-invalid={invalid}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
