import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './traffic.module.css';

/** Megabits in each of the last seconds. */
const seconds = [88, 90, 87, 91, 96, 93, 89, 92, 118, 109, 97, 92, 90, 94, 91, 88, 86, 90, 101, 95, 92, 90, 93, 92];

function line(): string {
  return seconds
    .map((megabits, index) => `${index === 0 ? 'M' : 'L'}${index * 6.4} ${44 - (megabits - 60) * 0.68}`)
    .join('');
}

/** What the stream takes from the network, who receives it, and the two buttons of a speaker. */
export function Traffic() {
  return (
    <footer className={styles.traffic}>
      <svg width="148" height="44" viewBox="0 0 148 44" aria-hidden="true">
        <path d={`${line()}V44H0Z`} className={styles.area} />
        <path d={line()} className={styles.line} />
      </svg>
      <p className={styles.words}>
        <b>92 Mbit/s</b>
        <span>To S3 Pro and its backup</span>
      </p>
      <span className={styles.freeze}>
        <StrokeIcon name="snow" />
        Freeze
      </span>
      <b className={styles.stop}>Stop sending</b>
    </footer>
  );
}
