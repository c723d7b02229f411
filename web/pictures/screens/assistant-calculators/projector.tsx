import styles from './projector.module.css';
import values from './values.module.css';
import { Fields, Results } from './values.tsx';

/** From a lens and a picture to the place of the projector and its light. */
export function Projector() {
  return (
    <section className={styles.projector}>
      <h2 className={values.title}>Projector</h2>
      <svg className={styles.plan} width="330" height="146" viewBox="0 0 330 146" aria-hidden="true">
        <path d="M232 73 14 5v136z" className={styles.light} />
        <path d="M14 5v136" className={styles.screen} />
        <rect x="226" y="60" width="42" height="26" rx="4" className={styles.body} />
        <path d="M177 116v16M232 116v16M177 124h55" className={styles.range} />
        <text x="30" y="78" className={styles.label}>
          8.00 × 4.50 m
        </text>
        <text x="240" y="129" className={styles.far}>
          9.6 to 12.8 m
        </text>
      </svg>
      <Results
        results={[
          { value: '9.6 – 12.8 m', label: 'from the screen' },
          { value: '556 lx', label: 'on white' },
        ]}
      />
      <Fields
        fields={[
          { label: 'Lens', value: '1.2 – 1.6' },
          { label: 'Light', value: '20000 lm' },
          { label: 'Width', value: '8.00 m' },
        ]}
      />
    </section>
  );
}
