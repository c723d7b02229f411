import type { ReactNode } from 'react';
import { ApplicationBar } from '../kit/application-bar.tsx';
import { Edition } from '../p1-video/edition.tsx';
import styles from './plus-window.module.css';

interface PlusWindowProps {
  /** Has the heights of its rows, of which the first is the bar's 40 px. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The window of P1+ in the theme with less blue: two columns below the bar. */
export function PlusWindow({ className = '', children }: PlusWindowProps) {
  return (
    <div className={`${styles.window} ${className}`}>
      <ApplicationBar system="windows" product="P1+ 3.3" file="Velvet Room, Saturday">
        <Edition name="Subscription" />
      </ApplicationBar>
      {children}
    </div>
  );
}
