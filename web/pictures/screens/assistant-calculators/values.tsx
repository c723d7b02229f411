import styles from './values.module.css';

interface Value {
  readonly label: string;
  readonly value: string;
}

/** What one types in. */
export function Fields({ fields }: { readonly fields: readonly Value[] }) {
  return (
    <div className={styles.fields}>
      {fields.map(({ label, value }) => (
        <p key={label} className={styles.field}>
          {label}
          <b>{value}</b>
        </p>
      ))}
    </div>
  );
}

/** What comes out; the first is what was asked for. */
export function Results({ results }: { readonly results: readonly Value[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ label, value }, index) => (
        <li key={label}>
          <b className={index === 0 ? styles.lead : undefined}>{value}</b>
          {label}
        </li>
      ))}
    </ul>
  );
}
