import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './title-bar.module.css';

/** The top of S2: the show, its groups of screens, the clock. */
export function TitleBar({ clock }: { readonly clock: string }) {
  return (
    <header className={styles.bar}>
      <p className={styles.product}>
        S2 <span>3.5.0</span>
      </p>
      <p className={styles.project}>Forty Acts, New Year gala</p>
      <p className={styles.groups}>
        <DeskIcon symbol="network" />
        Groups
        <b>Wall</b>
        <b>Floor</b>
        <b>Sides</b>
      </p>
      <p className={styles.clock}>{clock}</p>
    </header>
  );
}
