import type { ReactNode } from 'react';
import styles from './section-title.module.css';

interface SectionTitleProps {
  /** For `labelledBy` of the section. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The title of a section under the strip of tabs: none is larger than the name of the page above it. */
export function SectionTitle({ id, children }: SectionTitleProps) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  );
}
