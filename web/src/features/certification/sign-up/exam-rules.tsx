import styles from './exam-rules.module.css';

/** The two rules that a candidate has to know (product-rules.md#exam-sign-up). */
export function ExamRules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul className={styles.rules} aria-label="Rules of the exam">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
