import styles from './rich-text.module.css';

interface NotesProps {
  /** Sanitized HTML whose headings begin at `h3`. */
  readonly html: string;
  /** Level of the heading that the notes stand under. */
  readonly under: 2 | 3;
}

/** Puts the headings of notes below an `h3`. Sanitized headings carry no attribute, and text no unescaped `<`. */
function lowerHeadings(html: string): string {
  return html.replace(/(<\/?h)([34])>/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}>`);
}

/** Release notes, their headings below the one they stand under. */
export function Notes({ html, under }: NotesProps) {
  const notes = under === 3 ? lowerHeadings(html) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when published (product-rules.md#content-files)
  return <div className={styles.notes} dangerouslySetInnerHTML={{ __html: notes }} />;
}
