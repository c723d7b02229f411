import styles from './take.module.css';

const transitions = ['Cut', 'Fade', 'Dip to black', 'Wipe'] as const;
const chosen = 'Fade';

/** Brings the next program on air. */
export function Take() {
  return (
    <section className={styles.take}>
      <div className={styles.button}>
        <b>TAKE</b>
        <span>Enter</span>
      </div>
      <p className={styles.itself}>Takes itself in 01:12</p>
      <ul className={styles.transitions}>
        {transitions.map((name) => (
          <li key={name} className={name === chosen ? styles.chosen : undefined}>
            {name}
          </li>
        ))}
      </ul>
      <p className={styles.row}>
        <span>Fade time</span>
        <b>1.0 s</b>
      </p>
      <div className={styles.bar} />
      <p className={styles.row}>
        <span>Freeze program</span>
        <kbd>F</kbd>
      </p>
      <p className={styles.row}>
        <span>Black</span>
        <kbd>B</kbd>
      </p>
    </section>
  );
}
