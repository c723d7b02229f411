import styles from './rich-text.module.css';

interface RichTextProps {
  /** Sanitized HTML whose headings begin at `h3`. */
  readonly html: string;
  /** Level of the heading that the text stands under. */
  readonly under: 2 | 3;
}

/** Puts the headings of a text below an `h3`. Sanitized headings carry no attribute, and text no unescaped `<`. */
function lowerHeadings(html: string): string {
  return html.replace(/(<\/?h)([34])>/g, (_, tag: string, level: string) => `${tag}${Number(level) + 1}>`);
}

/** Published text such as release notes, its headings below the one it stands under. */
export function RichText({ html, under }: RichTextProps) {
  const text = under === 3 ? lowerHeadings(html) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when published (product-rules.md#content-files)
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />;
}
