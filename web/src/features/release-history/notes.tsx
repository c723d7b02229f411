import styles from './notes.module.css';

/** Release notes. */
export function Notes({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized with a tight allow-list when content is published (design §10.13)
  return <div className={styles.notes} dangerouslySetInnerHTML={{ __html: html }} />;
}
