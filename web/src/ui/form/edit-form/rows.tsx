import { type ReactNode, useRef } from 'react';
import { type FieldValues, useFieldArray } from 'react-hook-form';
import { TextButton } from '../../actions/text-button/text-button.tsx';
import { useField } from '../form/form-state.ts';
import { useEditForm, useNotedFields } from './edit-form-context.ts';
import styles from './rows.module.css';

interface RowsProps {
  /** As the schema of the contract calls the list. */
  readonly name: string;
  readonly label: string;
  /** What a row is called: `contact` makes “Remove contact 2”. */
  readonly row: string;
  /** The most rows there may be. */
  readonly most: number;
  /** What a new row begins with. */
  readonly empty: FieldValues;
  /** The fields of a row, whose names begin with `prefix`: `contacts.0.`. */
  readonly children: (prefix: string) => ReactNode;
}

/** Fields that repeat, as often as somebody needs them. */
export function Rows({ name, label, row, most, empty, children }: RowsProps) {
  const { control } = useEditForm();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { id, error } = useField(name);
  const group = useRef<HTMLFieldSetElement>(null);
  useNotedFields(fields.length);

  const take = (place: number) => {
    remove(place);
    group.current?.focus(); // the button that was pressed goes
  };
  return (
    <fieldset ref={group} id={id} className={styles.rows} tabIndex={-1} aria-describedby={`${id}-error`}>
      <legend>{label}</legend>
      {fields.map((field, place) => (
        <div key={field.id} className={styles.row}>
          <div className={styles.fields}>{children(`${name}.${place}.`)}</div>
          <TextButton aria-label={`Remove ${row} ${place + 1}`} onClick={() => take(place)}>
            Remove
          </TextButton>
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      {fields.length < most && <TextButton onClick={() => append(empty)}>{`Add ${row}`}</TextButton>}
    </fieldset>
  );
}
