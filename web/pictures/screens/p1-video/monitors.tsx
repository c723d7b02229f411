import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './monitors.module.css';

/** The program that was chosen and waits for TAKE. */
export function NextMonitor() {
  return (
    <section className={styles.monitor}>
      <header className={styles.head}>
        <span className={styles.role}>Next</span>
        <b className={styles.name}>City at night</b>
        <span className={styles.time}>03:48:00</span>
      </header>
      <div className={styles.picture}>
        <Show content="city" at={2} />
      </div>
      <footer className={styles.foot}>
        <span>Starts at 00:00:00</span>
        <span className={styles.end}>
          <StrokeIcon name="hold" />
          Hold last frame
        </span>
      </footer>
    </section>
  );
}

/** What the audience sees. */
export function ProgramMonitor() {
  return (
    <section className={`${styles.monitor} ${styles.live}`} data-part="program">
      <header className={styles.head}>
        <span className={styles.role}>On air</span>
        <b className={styles.name}>Northern sky</b>
        <span className={styles.remaining}>−01:12:13</span>
      </header>
      <div className={styles.picture}>
        <Show content="aurora" at={3} />
      </div>
      <footer className={styles.foot}>
        <span className={styles.level}>
          <StrokeIcon name="sound" />
          <i />
          −3 dB
        </span>
        <span className={styles.end}>
          <StrokeIcon name="forward" />
          Play next
        </span>
      </footer>
    </section>
  );
}
