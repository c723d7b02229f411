import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { KeyMap } from '../s2/key-map.tsx';
import { Machines } from '../s2/machines.tsx';
import { OnAir } from '../s2/on-air.tsx';
import styles from '../s2/s2-screen.module.css';
import { TitleBar } from '../s2/title-bar.tsx';
import { ActList } from './act-list.tsx';
import { galaAt, POINTER, START } from './steps.ts';

export const size = { width: 1120, height: 700 };

/** S2 while an act gets a key and another one a new place, and is then called, for films. */
export default function S2KeysScreen() {
  const state = galaAt(useTime());
  const { air, keys, count, clock } = state;
  return (
    <main className={styles.screen}>
      <TitleBar clock={clock} />
      <div className={styles.middle}>
        <ActList state={state} />
        <OnAir page={air.page} left={air.left} next={air.next} />
        <Machines />
      </div>
      <KeyMap rows={keys} count={count} />
      <MousePointer acts={POINTER} start={START} />
    </main>
  );
}
