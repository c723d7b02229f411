import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { useTime } from '../kit/time.tsx';
import { shortTimecode } from './monitors.tsx';
import { type OnAir, secondsOf } from './programs.ts';
import styles from './transport.module.css';

const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const buttons = ['previous', 'stop', 'pause', 'next', 'loop'] as const;

/** Buttons, and the film of the program on air with its position. */
export function Transport({ onAir }: { readonly onAir: OnAir | undefined }) {
  const time = useTime();
  const length = onAir ? secondsOf(onAir.program.length) : 0;
  const played = onAir ? onAir.played + time : 0;
  // Tenths of a percent, so that the head goes on by whole pixels.
  const head = onAir ? Math.floor((played / length) * 1000) / 10 : 0;
  return (
    <section className={styles.transport}>
      {buttons.map((name) => (
        <span key={name} className={name === 'pause' ? styles.main : styles.button}>
          <StrokeIcon name={name} size={20} />
        </span>
      ))}
      <b className={styles.elapsed}>{shortTimecode(played)}</b>
      <div className={styles.film}>
        {onAir && (
          <>
            {frames.map((at) => (
              <span key={at} className={styles.frame}>
                <Show content={onAir.program.content} at={at} still />
              </span>
            ))}
            <i className={styles.played} style={{ right: `${(100 - head).toFixed(1)}%` }} />
            <i className={styles.head} style={{ left: `${head}%` }} />
          </>
        )}
      </div>
      <span className={styles.length}>{shortTimecode(length)}</span>
    </section>
  );
}
