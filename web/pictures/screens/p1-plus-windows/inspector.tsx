import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './inspector.module.css';
import { FIELDS, type WindowState } from './steps.ts';

/** The list of windows, and position and size of the chosen one. */
export function Inspector({ windows }: { readonly windows: readonly WindowState[] }) {
  const current = windows.find(({ chosen }) => chosen);
  return (
    <section className={styles.inspector}>
      <h2 className={styles.title}>Windows</h2>
      <ol className={styles.list}>
        {windows.map(({ name, content, at, chosen, exact }) => (
          <li key={name} className={chosen ? styles.chosen : styles.row}>
            <span className={styles.picture}>
              <Show content={content} at={at} still />
            </span>
            <b>{name}</b>
            {exact && (
              <span className={styles.fits}>
                <StrokeIcon name="check" />
                As drawn
              </span>
            )}
          </li>
        ))}
      </ol>
      {current && (
        <div className={styles.box}>
          <h2 className={styles.title}>{current.name}, pixels</h2>
          <dl className={styles.fields}>
            {FIELDS.map((field) => (
              <div key={field} className={styles.field}>
                <dt>{field}</dt>
                <dd className={field === current.typing ? styles.typing : styles.number}>{current.words[field]}</dd>
                <dd className={styles.target}>{current.drawn[field]}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>Right: what the drawing says</p>
        </div>
      )}
    </section>
  );
}
