import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './queue.module.css';

const exports = [
  { file: 'opener_v12.hvc', size: '7680 × 2160', content: 'grid', at: 2, done: 100, note: '41.6 GB' },
  {
    file: 'wings_left-right_v4.hvc',
    size: '2160 × 5400, alpha',
    content: 'corridor',
    at: 2,
    done: 64,
    note: '2 min left',
  },
  { file: 'floor_v7.hvc', size: '8192 × 8192', content: 'particles', at: 3, done: 0, note: 'Waiting' },
  { file: 'names_v3.hvc', size: '1920 × 1080, alpha', content: 'silk', at: 2, done: 0, note: 'Waiting' },
] as const;

/** Exports that run behind the dialog. */
export function Queue() {
  return (
    <section className={styles.queue}>
      <header className={styles.head}>
        <h2>Queue</h2>
        <span>All 16 cores, 118 frames a second</span>
      </header>
      <ul className={styles.rows}>
        {exports.map(({ file, size, content, at, done, note }) => (
          <li key={file} className={styles.row}>
            <span className={styles.picture}>
              <Show content={content} at={at} />
            </span>
            <b>{file}</b>
            <span>{size}</span>
            {done === 100 ? (
              <span className={styles.finished}>
                <StrokeIcon name="check" />
                Checked
              </span>
            ) : (
              <i className={styles.progress}>
                <i style={{ width: `${done}%` }} />
              </i>
            )}
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
