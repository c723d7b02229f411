import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Content of the page's one h1. */
  readonly title: ReactNode;
  /** `compact` where what is below matters more than the name; `column` where that is one column in the middle, too. */
  readonly size?: 'display' | 'compact' | 'column';
  readonly children?: ReactNode;
}

/** Top of an inner page: its name and what it is for. */
export function PageHead({ title, size = 'display', children }: PageHeadProps) {
  const look = { display: '', compact: styles.compact, column: `${styles.compact} ${styles.column}` }[size];
  return (
    <div className={`${styles.head} ${look}`}>
      <div className={styles.inside}>
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  );
}
