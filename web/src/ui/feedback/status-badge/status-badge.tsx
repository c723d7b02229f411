import styles from './status-badge.module.css';

/** `waits`: for whoever reads it; `goes`: on its way by itself; `done`; `over`: nothing more comes of it. */
export type StatusTone = 'waits' | 'goes' | 'done' | 'over';

interface StatusBadgeProps {
  readonly tone: StatusTone;
  /** The status in a word or two: the tone alone tells nobody. */
  readonly children: string;
}

/** Where something stands. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
