import { KeyMap } from './key-map.tsx';
import { Machines } from './machines.tsx';
import { OnAir } from './on-air.tsx';
import { RunningOrder } from './running-order.tsx';
import styles from './s2-screen.module.css';
import { TitleBar } from './title-bar.tsx';

export const size = { width: 1120, height: 700 };

/** S2 during a gala: the running order, what is on the walls, the machines, and a page on every key. */
export default function S2Screen() {
  return (
    <main className={styles.screen}>
      <TitleBar clock="21:18:46" />
      <div className={styles.middle}>
        <RunningOrder />
        <OnAir />
        <Machines />
      </div>
      <KeyMap />
    </main>
  );
}
