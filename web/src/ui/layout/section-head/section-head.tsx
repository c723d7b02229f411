import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** For `labelledBy` of the section. */
  readonly id: string;
  readonly title: string;
  /** The link to more of the section. */
  readonly children?: ReactNode;
}

/** The title of a section and the link to more of it. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
