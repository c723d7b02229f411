import styles from './power.module.css';
import values from './values.module.css';

/** Ampere on each phase. */
const phases = [
  { name: 'L1', ampere: 22.1 },
  { name: 'L2', ampere: 21.5 },
  { name: 'L3', ampere: 22.1 },
] as const;
const FUSE = 32;

/** What the wall takes from three phases. */
export function Power() {
  return (
    <section className={styles.power}>
      <header className={styles.head}>
        <h2 className={values.title}>Power</h2>
        <span>400 V, three phases, fuse 32 A</span>
        <b>15.1 kW</b>
      </header>
      <ul className={styles.phases}>
        {phases.map(({ name, ampere }) => (
          <li key={name}>
            <span>{name}</span>
            <i className={styles.bar}>
              <i style={{ width: `${(100 * ampere) / FUSE}%` }} />
            </i>
            <b>{ampere.toFixed(1)} A</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>43, 42 and 43 panels a phase, white at full brightness. A usual film takes 5.0 kW.</p>
    </section>
  );
}
