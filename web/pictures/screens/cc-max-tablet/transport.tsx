import { ControlIcon } from '../kit/control-icon.tsx';
import { timecodeOf, useTime } from '../kit/time.tsx';
import { runningAt } from './programs.ts';
import styles from './transport.module.css';

/** What runs, how long it still runs, and the four things that one can do about it. */
const clock = (seconds: number) => timecodeOf(seconds).slice(4, 8);

export function Transport({ startedBy }: { readonly startedBy: 'timecode' | 'touch' }) {
  const { now, live, next, done, left } = runningAt(useTime());
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
          <b className={styles.cue}>
            {live.number} {live.name}
          </b>
          <span>started by {startedBy}</span>
          <span className={styles.code}>{timecodeOf(3600 + now)}</span>
        </p>
        <div className={styles.way}>
          <i className={styles.done} style={{ width: `${done * 100}%` }} />
          <i className={styles.head} style={{ left: `calc(${done * 100}% - 9px)` }} />
        </div>
        <p className={styles.ends}>
          <span>{clock(now - (live.from ?? now))}</span>
          <span>
            Follows: {next.number} {next.name}
          </span>
          <span>{clock(left)} left</span>
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
