import card from './card.module.css';
import styles from './outputs.module.css';

const outputs = [
  { number: 1, name: 'This screen', detail: '2560 × 1440', part: 'none' },
  { number: 2, name: 'Wall, left half', detail: '3840 × 2160, 50 Hz', part: 'left' },
  { number: 3, name: 'Wall, right half', detail: '3840 × 2160, 50 Hz', part: 'right' },
] as const;

/** Where the pattern is shown. */
export function Outputs() {
  return (
    <section className={`${card.card} ${styles.outputs}`}>
      <h2 className={card.title}>Outputs</h2>
      <ul className={styles.list}>
        {outputs.map(({ number, name, detail, part }) => (
          <li key={number} className={part === 'none' ? styles.free : styles.used}>
            <b className={styles.number}>{number}</b>
            <span className={styles.words}>
              <b>{name}</b>
              {detail}
            </span>
            <i className={`${styles.share} ${styles[part]}`} />
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <span>Save PNG</span>
        <b>Show on the wall</b>
      </p>
    </section>
  );
}
