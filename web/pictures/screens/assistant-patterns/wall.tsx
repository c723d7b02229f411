import card from './card.module.css';
import styles from './wall.module.css';

/** The numbers that make the wall. */
const rows = [
  { label: 'Panels', values: ['16', '8'] },
  { label: 'Pixels each', values: ['480', '270'] },
  { label: 'Text', values: ['Harbour Lights 2026'] },
  { label: 'Logo', values: ['harbour_white.svg'] },
  { label: 'Count from', values: ['Top left, by row'] },
] as const;

/** How many panels of what size, and the words on them. */
export function Wall() {
  return (
    <section className={card.card}>
      <h2 className={card.title}>Wall</h2>
      <dl className={styles.rows}>
        {rows.map(({ label, values }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {values.map((value, index) => (
                <span key={value} className={styles.pair}>
                  {index > 0 && <i>×</i>}
                  <b>{value}</b>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
