import { useId, useState } from 'react';
import { Icon } from '../../icons/icon/icon.tsx';
import styles from './stepper.module.css';

const strokes = { minus: 'M5.5 12h13', plus: 'M5.5 12h13M12 5.5v13' } as const;

interface StepperProps {
  readonly label: string;
  /** A whole number. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A small whole number, by a step more or less or typed. What is typed counts once it is one that may be, and is brought back into range when it is left. */
export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  const step = (words: string, to: number, icon: string) => {
    const isThere = to >= least && to <= most;
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={words}
        aria-disabled={!isThere}
        onClick={() => {
          setTyped(undefined);
          if (isThere) onChange(to);
        }}
      >
        <Icon path={icon} />
      </button>
    );
  };
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number);
  };
  const leave = () => {
    const number = Math.round(Number(typed));
    if (typed) onChange(Number.isNaN(number) ? value : Math.min(most, Math.max(least, number)));
    setTyped(undefined);
  };
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        {step('One less', value - 1, strokes.minus)}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
        />
        {step('One more', value + 1, strokes.plus)}
      </div>
    </div>
  );
}
