import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './file-name.module.css';

/** How the next file will be called, and which part comes from where. */
export function FileName() {
  return (
    <section className={styles.name}>
      <p className={styles.parts}>
        <span className={styles.part}>
          <b>20260618</b>
          <span>Date</span>
        </span>
        <i>-</i>
        <span className={styles.part}>
          <b>104233</b>
          <span>Licence number</span>
        </span>
        <i>-</i>
        <span className={styles.suffix}>
          <b>case-05</b>
          <span>Suffix of your own</span>
        </span>
      </p>
      <p className={styles.count}>
        <i>
          <StrokeIcon name="check" size={16} />
        </i>
        Counts by itself
      </p>
    </section>
  );
}
