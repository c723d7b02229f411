import styles from './trap-field.module.css';

/** A field that people do not see, reach or fill in, but programs do (product-rules.md#enquiry-limits). */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
