import { Show } from '../kit/show.tsx';
import { timecodeOf } from '../kit/time.tsx';
import { secondsOf } from '../p1-video/programs.ts';
import styles from './film-strip.module.css';
import type { Monitors } from './shown.ts';

const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Minutes and seconds. */
const minutes = (seconds: number) => timecodeOf(seconds).slice(3, 8);

/** The file on air: where it starts and ends, and how far it has come. */
export function FilmStrip({ state: { onAir, left } }: { readonly state: Monitors }) {
  const [before, after] = onAir.trim;
  const length = secondsOf(onAir.length);
  const file = before + length + after;
  const percent = (seconds: number) => (seconds / file) * 100;
  const end = before + length;
  return (
    <section className={styles.strip}>
      <div className={styles.frames}>
        {frames.map((at) => (
          <span key={at}>
            <Show content={onAir.content} at={at} still />
          </span>
        ))}
        <i className={styles.outside} style={{ left: 0, width: `${percent(before)}%` }} />
        <i className={styles.outside} style={{ right: 0, width: `${percent(after)}%` }} />
        <i className={styles.kept} style={{ left: `${percent(before)}%`, width: `${percent(length)}%` }} />
        <i className={styles.head} style={{ left: `${percent(end - left).toFixed(1)}%` }} />
      </div>
      <p className={styles.numbers}>
        <span>
          Start <b>{minutes(before)}</b>
        </span>
        <span>
          Length <b>{onAir.length}</b>
        </span>
        <span>
          End <b>{minutes(end)}</b>
        </span>
      </p>
    </section>
  );
}
