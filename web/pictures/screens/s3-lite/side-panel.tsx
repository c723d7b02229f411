import type { ReactNode } from 'react';
import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** What was saved, or when. */
  readonly saved: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** What stands on the left of S3 Lite. */
export function SidePanel({ title, saved, children }: SidePanelProps) {
  return (
    <aside className={styles.panel}>
      <p className={styles.product}>
        S3 Lite <span>1.3.0</span>
      </p>
      <p className={styles.project}>
        {title}
        <DeskIcon symbol="plus" size={18} />
      </p>
      <ol>{children}</ol>
      <p className={styles.saved}>
        <DeskIcon symbol="check" />
        {saved}
      </p>
    </aside>
  );
}
