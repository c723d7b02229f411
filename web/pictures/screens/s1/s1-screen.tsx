import { Crop } from '../kit/crop.tsx';
import { DeskIcon } from '../kit/desk-icon.tsx';
import { PageStrip } from './page-strip.tsx';
import styles from './s1-screen.module.css';
import { WallCanvas } from './wall-canvas.tsx';
import { WindowList } from './window-list.tsx';

export const size = { width: 1120, height: 700 };

/** S1 at a conference: one 4K wall made of windows, and the pages that a technician calls. */
export default function S1Screen() {
  return (
    <main className={styles.screen}>
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
        <p className={styles.clock}>09:25</p>
      </header>
      <div className={styles.body}>
        <WallCanvas />
        <WindowList />
      </div>
      <PageStrip />
      <Crop part="windows" left={772} top={50} width={348} height={261} />
    </main>
  );
}
