import { Crop } from '../kit/crop.tsx';
import { PageStrip } from './page-strip.tsx';
import styles from './s1-screen.module.css';
import { TitleBar } from './title-bar.tsx';
import { WallCanvas } from './wall-canvas.tsx';
import { WindowList } from './window-list.tsx';

export const size = { width: 1120, height: 700 };

/** S1 at a conference: one 4K wall made of windows, and the pages that a technician calls. */
export default function S1Screen() {
  return (
    <main className={styles.screen}>
      <TitleBar clock="09:25" />
      <div className={styles.body}>
        <WallCanvas />
        <WindowList />
      </div>
      <PageStrip />
      <Crop part="windows" left={772} top={50} width={348} height={261} />
    </main>
  );
}
