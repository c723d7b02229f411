import { DeskIcon } from '../kit/desk-icon.tsx';
import { timecodeOf, useTime } from '../kit/time.tsx';
import { cuesAt, NOW } from './timeline-data.ts';
import styles from './transport.module.css';

const HOUR = 3600;

export function Transport() {
  const now = NOW + useTime();
  const { running, next } = cuesAt(now);
  const timecode = timecodeOf(HOUR + now);
  return (
    <section className={styles.transport}>
      <div className={styles.cue}>
        <p className={styles.label}>On air</p>
        <p className={styles.name}>
          <b>{running.number}</b> {running.name}
        </p>
      </div>
      <div>
        <p className={styles.label}>Remaining</p>
        <p className={styles.remaining}>{timecodeOf(running.until - now).slice(3)}</p>
      </div>
      <div className={styles.centre}>
        <div className={styles.clock}>
          <p className={styles.timecode}>
            {timecode.slice(0, 8)}
            <span>{timecode.slice(8)}</span>
          </p>
        </div>
        <p className={styles.source}>
          <b>LTC</b> sending
          <br />
          25 fps
        </p>
      </div>
      <div className={styles.keys}>
        <span>
          <DeskIcon symbol="back" size={18} />
        </span>
        <span>
          <DeskIcon symbol="stop" size={18} />
        </span>
        <span className={styles.running}>
          <DeskIcon symbol="play" size={18} solid />
        </span>
        <span>
          <DeskIcon symbol="forward" size={18} />
        </span>
      </div>
      <div className={styles.next}>
        <p className={styles.label}>Next at {timecodeOf(HOUR + next.at)}</p>
        <p className={styles.name}>
          <b>{next.number}</b> {next.name}
        </p>
      </div>
    </section>
  );
}
