import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './transport.module.css';

const frames = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const buttons = ['previous', 'stop', 'pause', 'next', 'loop'] as const;

/** Buttons, and the film of the program on air with its position. */
export function Transport() {
  return (
    <section className={styles.transport}>
      {buttons.map((name) => (
        <span key={name} className={name === 'pause' ? styles.main : styles.button}>
          <StrokeIcon name={name} size={20} />
        </span>
      ))}
      <b className={styles.elapsed}>02:57:12</b>
      <div className={styles.film}>
        {frames.map((at) => (
          <span key={at} className={styles.frame}>
            <Show content="aurora" at={at} />
          </span>
        ))}
        <i className={styles.played} />
        <i className={styles.head} />
      </div>
      <span className={styles.length}>04:10:00</span>
    </section>
  );
}
