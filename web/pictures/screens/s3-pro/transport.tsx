import { DeskIcon } from '../kit/desk-icon.tsx';
import styles from './transport.module.css';

export function Transport() {
  return (
    <section className={styles.transport}>
      <div className={styles.cue}>
        <p className={styles.label}>On air</p>
        <p className={styles.name}>
          <b>12</b> Sunrise
        </p>
      </div>
      <div>
        <p className={styles.label}>Remaining</p>
        <p className={styles.remaining}>00:20.17</p>
      </div>
      <div className={styles.centre}>
        <div className={styles.clock}>
          <p className={styles.timecode}>
            01:02:14<span>:08</span>
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
        <p className={styles.label}>Next at 01:02:35:00</p>
        <p className={styles.name}>
          <b>13</b> Flower boats
        </p>
      </div>
    </section>
  );
}
