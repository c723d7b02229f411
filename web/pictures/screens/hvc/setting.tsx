import type { ReactNode } from 'react';
import styles from './settings.module.css';

interface SettingProps {
  readonly name: string;
  /** A word on it, faint. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A line of the settings: what it is called, and what is set. */
export function Setting({ name, note, children }: SettingProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <span className={styles.limit}>{note}</span>}
      </dd>
    </>
  );
}

/** What was typed. */
export function Typed({ children }: { readonly children: ReactNode }) {
  return <b className={styles.field}>{children}</b>;
}

interface ChoiceProps {
  readonly options: readonly string[];
  readonly chosen: string;
}

/** One of a few. */
export function Choice({ options, chosen }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      {options.map((option) => (
        <span key={option} className={option === chosen ? styles.chosen : undefined}>
          {option}
        </span>
      ))}
    </span>
  );
}
