import { useId } from 'react';
import selectStyles from '../select/select.module.css';
import styles from './choice.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly onChoose: (value: number) => void;
}

/** One of a list, chosen by the browser's own control; what it changes is seen at once. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={selectStyles.select}
        value={value}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
