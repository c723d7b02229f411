import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** Content of the page's one h1. */
  readonly title: ReactNode;
  /** `compact` where what is below matters more than the name. */
  readonly size?: 'display' | 'compact';
  readonly children?: ReactNode;
}

/** Top of an inner page: its name and what it is for. */
export function PageHead({ title, size = 'display', children }: PageHeadProps) {
  return (
    <div className={size === 'compact' ? `${styles.head} ${styles.compact}` : styles.head}>
      <div className={styles.inside}>
        <h1>{title}</h1>
        {children && <div className={styles.lead}>{children}</div>}
      </div>
    </div>
  );
}
