import styles from './skip-link.module.css';

/** First stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#content">
      Skip to content
    </a>
  );
}
