import type { ReactNode } from 'react';
import styles from './application-bar.module.css';

interface ApplicationBarProps {
  /** Whose window buttons it wears. */
  readonly system: 'windows' | 'mac';
  readonly product: string;
  /** What is open in it. */
  readonly file?: string;
  /** Between name and window buttons. */
  readonly children?: ReactNode;
}

/** The maker's mark. */
export function Mark({ size = 20 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M7.2 5 2.6 13.8a15 15 0 0 0 3.3 2.3L8.4 5.7z" fill="#cfdcf7" />
      <path d="M9.2 5.6 7.9 16.8a14 14 0 0 0 4.2 0L10.8 5.6z" fill="var(--accent)" />
      <path d="m12.8 5 4.6 8.8a15 15 0 0 1-3.3 2.3L11.6 5.7z" fill="#cfdcf7" />
    </svg>
  );
}

function WindowsButtons() {
  return (
    <svg className={styles.windows} width="126" height="40" viewBox="0 0 126 40" aria-hidden="true">
      <path d="M16 20.5h10M58.5 15.5h9v9h-9zM100 15.5l9.5 9.5M109.5 15.5 100 25" />
    </svg>
  );
}

function MacButtons() {
  return (
    <span className={styles.mac}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** The top of a program's window: mark, name, open file, and the buttons of its system. */
export function ApplicationBar({ system, product, file, children }: ApplicationBarProps) {
  return (
    <header className={styles.bar}>
      {system === 'mac' && <MacButtons />}
      <span className={styles.mark}>
        <Mark />
      </span>
      <span className={styles.product}>{product}</span>
      {file && <span className={styles.file}>{file}</span>}
      <span className={styles.between}>{children}</span>
      {system === 'windows' && <WindowsButtons />}
    </header>
  );
}
