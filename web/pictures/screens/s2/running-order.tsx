import { ORDER } from './pages.ts';
import styles from './running-order.module.css';

/** Pages in the order of the evening, each with its key. */
export function RunningOrder() {
  return (
    <section className={styles.panel} data-part="cues">
      <header className={styles.head}>
        <h2>
          Running order <span>18 of 40</span>
        </h2>
        <p>Windows</p>
        <p>Length</p>
      </header>
      <ol>
        {ORDER.map(({ number, key, name, windows, length, state }) => (
          <li key={number} className={styles.cue} data-state={state}>
            <span className={styles.number}>{number}</span>
            <kbd className={styles.key}>{key}</kbd>
            <b className={styles.name}>{name}</b>
            <span className={styles.windows}>{windows}</span>
            <span className={styles.length}>{length}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
