import styles from './skip-link.module.css';

/** The first link that the keyboard reaches: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      Skip to content
    </a>
  );
}
