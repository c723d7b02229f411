import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './preview.module.css';

/** The sequence with the range that will be exported. */
export function Preview() {
  return (
    <section className={styles.preview}>
      <div className={styles.picture}>
        <Show content="ink" at={4} position="50% 40%" />
        <span className={styles.size}>10240 × 4320</span>
      </div>
      <div className={styles.transport}>
        <StrokeIcon name="play" size={20} />
        <b>00:01:12:08</b>
        <div className={styles.range}>
          <i className={styles.chosen} />
          <i className={styles.head} />
        </div>
        <span>00:03:24:00</span>
      </div>
    </section>
  );
}
