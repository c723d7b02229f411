import { type ReactNode, useId } from 'react';
import { Split } from '../../ui/layout/split/split.tsx';
import styles from './settings-group.module.css';

interface SettingsGroupProps {
  readonly title: string;
  /** One sentence on what it is for. */
  readonly text: string;
  /** What can be done to all of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** What belongs together of an account: its name and what it is for at the side, the rest beside them. */
export function SettingsGroup({ title, text, action, children }: SettingsGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: sections are those of pages, and a fieldset would be one of forms.
    <div className={styles.group} role="group" aria-labelledby={id}>
      <Split share="one-to-two" from="desktop" align="start" className={styles.split}>
        <div className={styles.about}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {action}
        </div>
        <div className={styles.content}>{children}</div>
      </Split>
    </div>
  );
}
