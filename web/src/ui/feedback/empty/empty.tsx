import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** Stands where a list would, when there is nothing to list yet. Never for a failure: that is `Failure`. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
