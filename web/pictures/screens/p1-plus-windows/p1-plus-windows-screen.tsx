import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { PlusWindow } from '../p1-plus/plus-window.tsx';
import { Inspector } from './inspector.tsx';
import styles from './p1-plus-windows-screen.module.css';
import { Raster } from './raster.tsx';
import { ACTS, START, windowsAt } from './steps.ts';

export const size = { width: 1120, height: 610 };

/** A wall and its wings become windows, first by eye and then by the numbers of the drawing; for films. */
export default function P1PlusWindowsScreen() {
  const windows = windowsAt(useTime());
  return (
    <>
      <PlusWindow className={styles.rows}>
        <Raster windows={windows} />
        <Inspector windows={windows} />
      </PlusWindow>
      <MousePointer acts={ACTS} start={START} />
    </>
  );
}
