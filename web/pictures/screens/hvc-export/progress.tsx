import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './hvc-export-screen.module.css';
import { FRAMES, GIGABYTES } from './steps.ts';

/** How much is written, from nothing to a file that was read back and checked. */
export function Progress({ written }: { readonly written: number | undefined }) {
  const done = written === 1;
  const share = written ?? 0;
  return (
    <section className={styles.progress} data-waiting={written === undefined}>
      <p className={styles.file}>
        <b>dome_16k.hvc</b>
        {done ? (
          <span className={styles.done}>
            <StrokeIcon name="check" size={22} />
            Done, checked
          </span>
        ) : (
          <span>{written === undefined ? 'Not started' : `Frame ${Math.floor(share * FRAMES)} of ${FRAMES}`}</span>
        )}
      </p>
      <i className={styles.bar}>
        <i data-done={done} style={{ width: `${share * 100}%` }} />
      </i>
      <p className={styles.figures}>
        <span>
          <b>{Math.floor(share * 100)}</b> %
        </span>
        <span>
          <b>{(share * GIGABYTES).toFixed(1)}</b> GB
        </span>
        <span>All 16 cores</span>
      </p>
    </section>
  );
}
