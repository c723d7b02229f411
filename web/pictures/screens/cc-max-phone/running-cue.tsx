import { Show } from '../kit/show.tsx';
import styles from './running-cue.module.css';

/** The cue on the wall, how long it still runs, and who started it. */
export function RunningCue() {
  return (
    <section className={styles.running} data-part="running">
      <Show content="grid" at={2} />
      <span className={styles.live}>Live</span>
      <div className={styles.words}>
        <p className={styles.name}>
          <b>12</b> Sunrise
        </p>
        <p className={styles.by}>Started by Stage left phone</p>
      </div>
      <p className={styles.left}>
        0:20
        <small>left</small>
      </p>
      <i className={styles.progress} />
    </section>
  );
}
