import { DeskIcon } from '../kit/desk-icon.tsx';
import { KeyMap } from './key-map.tsx';
import { Machines } from './machines.tsx';
import { OnAir } from './on-air.tsx';
import { RunningOrder } from './running-order.tsx';
import styles from './s2-screen.module.css';

export const size = { width: 1120, height: 700 };

/** S2 during a gala: the running order, what is on the walls, the machines, and a page on every key. */
export default function S2Screen() {
  return (
    <main className={styles.screen}>
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
        <p className={styles.clock}>21:18:46</p>
      </header>
      <div className={styles.middle}>
        <RunningOrder />
        <OnAir />
        <Machines />
      </div>
      <KeyMap />
    </main>
  );
}
