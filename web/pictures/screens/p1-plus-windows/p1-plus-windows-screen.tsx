import { ApplicationBar } from '../kit/application-bar.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { useTime } from '../kit/time.tsx';
import plus from '../p1-plus/p1-plus-screen.module.css';
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
      <div className={`${plus.window} ${styles.window}`}>
        <ApplicationBar system="windows" product="P1+ 3.3" file="Velvet Room, Saturday">
          <span className={plus.edition}>
            <StrokeIcon name="person" size={17} />
            Subscription
          </span>
        </ApplicationBar>
        <Raster windows={windows} />
        <Inspector windows={windows} />
      </div>
      <MousePointer acts={ACTS} start={START} />
    </>
  );
}
