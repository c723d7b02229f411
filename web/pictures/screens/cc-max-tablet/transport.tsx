import { ControlIcon } from '../kit/control-icon.tsx';
import styles from './transport.module.css';

/** What runs, how long it still runs, and the four things that one can do about it. */
export function Transport() {
  return (
    <section className={styles.transport} data-part="transport">
      <div className={styles.buttons}>
        <span className={styles.button}>
          <ControlIcon name="back" solid />
        </span>
        <span className={styles.go}>
          <ControlIcon name="pause" size={34} />
        </span>
        <span className={styles.button}>
          <ControlIcon name="next" solid />
        </span>
        <span className={styles.button}>
          <ControlIcon name="stop" solid />
        </span>
      </div>
      <div className={styles.running}>
        <p className={styles.line}>
          <b className={styles.cue}>14 Northern lights</b>
          <span>started by FOH tablet</span>
          <span className={styles.code}>01:02:14:08</span>
        </p>
        <div className={styles.way}>
          <i className={styles.done} />
          <i className={styles.head} />
        </div>
        <p className={styles.ends}>
          <span>2:25</span>
          <span>Follows: 15 Award film 1</span>
          <span>1:47 left</span>
        </p>
      </div>
      <span className={styles.blackout}>
        <ControlIcon name="blackout" />
        Blackout
        <small>hold</small>
      </span>
    </section>
  );
}
