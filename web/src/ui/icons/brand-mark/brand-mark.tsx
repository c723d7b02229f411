import styles from './brand-mark.module.css';

/** The mark of the site icon: one warm beam between two cool ones. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="3 10 58 50" aria-hidden="true">
      <path className={styles.cool} d="M28.4 16.6 18.7 55.4A55 55 0 0 1 5.3 50.1L24.7 15.1z" />
      <path className={styles.warm} d="m34 16.9 5.2 39.6a55 55 0 0 1-14.4 0L30 16.9z" />
      <path className={styles.cool} d="M39.3 15.1 58.7 50.1a55 55 0 0 1-13.4 5.3L35.6 16.6z" />
    </svg>
  );
}
