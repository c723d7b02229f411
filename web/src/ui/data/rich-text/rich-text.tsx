import styles from './rich-text.module.css';

interface RichTextProps {
  /** Sanitized HTML whose headings begin at `h3`. */
  readonly html: string;
  /** Level of the heading that the text stands under. */
  readonly under: 1 | 2 | 3;
}

/** Moves the headings of a text by some levels. Sanitized headings carry no attribute, and text no unescaped `<`. */
function moveHeadings(html: string, levels: number): string {
  return html.replace(/(<\/?h)([34])>/g, (_, tag: string, level: string) => `${tag}${Number(level) + levels}>`);
}

/** Published text such as release notes, its headings below the one it stands under. */
export function RichText({ html, under }: RichTextProps) {
  const text = under === 2 ? html : moveHeadings(html, under - 2);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when published (product-rules.md#content-files)
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />;
}
