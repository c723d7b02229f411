import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { PageStrip } from '../s1/page-strip.tsx';
import s1 from '../s1/s1-screen.module.css';
import { TitleBar } from '../s1/title-bar.tsx';
import { Lists } from './lists.tsx';
import { PageCanvas } from './page-canvas.tsx';
import styles from './s1-page-screen.module.css';
import { ACTS, pageAt, START } from './steps.ts';

export const size = { width: 1120, height: 700 };

/** S1 while a page is made: windows are opened, ordered, saved as a page and taken, for films. */
export default function S1PageScreen() {
  const state = pageAt(useTime());
  const { pages, next, typed, savePressed, takePressed } = state;
  return (
    <main className={s1.screen}>
      <TitleBar clock="08:52" />
      <div className={s1.body}>
        <PageCanvas state={state} />
        <Lists state={state} />
      </div>
      <PageStrip pages={pages}>
        <span className={styles.head}>
          {typed !== undefined && <span className={styles.name}>{typed}</span>}
          <span className={styles.save} data-pressed={savePressed}>
            Save as page
          </span>
          <b className={styles.take} data-pressed={takePressed}>
            Take {next}
          </b>
        </span>
      </PageStrip>
      <MousePointer acts={ACTS} start={START} />
    </main>
  );
}
