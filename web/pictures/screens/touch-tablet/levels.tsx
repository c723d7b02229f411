import { ControlIcon } from '../kit/control-icon.tsx';
import { lights } from './hall.ts';
import styles from './levels.module.css';

/** Wide bars for thumbs: light by room, and sound up to the level that was agreed. */
export function Levels() {
  return (
    <section className={styles.levels} data-part="levels">
      {lights.map(({ name, value }) => (
        <div key={name} className={styles.bar}>
          <i className={styles.light} style={{ height: `${value * 100}%` }} />
          <b className={styles.value}>{Math.round(value * 100)}%</b>
          <span className={value > 0.15 ? styles.sign : styles.faint}>
            <ControlIcon name="bulb" size={28} />
          </span>
          <span className={styles.name}>{name}</span>
        </div>
      ))}
      <div className={styles.bar}>
        <i className={styles.limit} />
        <i className={styles.sound} />
        <b className={styles.value}>60%</b>
        <span className={styles.sign}>
          <ControlIcon name="sound" size={28} />
        </span>
        <span className={styles.name}>Volume</span>
      </div>
    </section>
  );
}
