import styles from './blend-inspector.module.css';

const VALUES = [
  { name: 'Overlap', value: '380 px', share: 0.56 },
  { name: 'Curve', value: '2.2', share: 0.62 },
  { name: 'Middle', value: '0.50', share: 0.5 },
  { name: 'Black level', value: '0.04', share: 0.12 },
];

/** The curve by which P3 falls, and P4 rises as its mirror image. */
const FALLING = 'M0 8C62 8 78 30 114 64S166 120 228 120';
const RISING = 'M0 120C62 120 78 98 114 64S166 8 228 8';

export function BlendInspector() {
  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2>Blend P3 and P4</h2>
      </header>
      <svg className={styles.chart} aria-hidden="true" width="228" height="128" viewBox="0 0 228 128">
        <path className={styles.lines} d="M0 36.5H228M0 64.5H228M0 92.5H228M57.5 0V128M114.5 0V128M171.5 0V128" />
        <path className={styles.rising} d={RISING} />
        <path className={styles.falling} d={FALLING} />
        <circle className={styles.handle} cx="114" cy="64" r="5" />
      </svg>
      <p className={styles.ends}>
        <b>P3</b>
        <span>P4</span>
      </p>
      <ul className={styles.values}>
        {VALUES.map(({ name, value, share }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{value}</b>
            <i>
              <i style={{ width: `${share * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
      <p className={styles.colours}>
        <span data-colour="red">R 100</span>
        <span data-colour="green">G 98</span>
        <span data-colour="blue">B 96</span>
      </p>
    </section>
  );
}
