import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './title-bar.module.css';

/** The top of S1: the conference, how the wall is fed, the clock. */
export function TitleBar({ clock }: { readonly clock: string }) {
  return (
    <header className={styles.bar}>
      <p className={styles.product}>
        S1 <span>2.5.1</span>
      </p>
      <p className={styles.project}>River Forum 2026</p>
      <p className={styles.output}>
        <b>1 × 4K</b>
        <span>2 × 2K</span>
      </p>
      <p className={styles.status}>
        <DeskIcon symbol="output" />
        3840×2160, 60 Hz
      </p>
      <p className={styles.clock}>{clock}</p>
    </header>
  );
}
