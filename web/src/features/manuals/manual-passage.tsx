import type { PrintedChapter } from '../../../../shared/content/manual-text.ts';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import styles from './manual-passage.module.css';

interface ManualPassageProps {
  readonly passage: PrintedChapter | PrintedChapter['sections'][number];
  /** Path of the PDF. */
  readonly file: string;
  /** What a chapter says first: its heading is the page's. */
  readonly isWhole?: boolean;
}

/** A piece of a manual, with a link to its place and one to its page in the PDF. */
export function ManualPassage({ passage, file, isWhole = false }: ManualPassageProps) {
  const { id, number, title, html, page } = passage;
  return (
    <div className={isWhole ? styles.passage : `${styles.passage} ${styles.section}`}>
      <div className={styles.head}>
        {!isWhole && (
          <h2 id={id}>
            <a href={`#${id}`}>
              <span>{number}</span> {title}
            </a>
          </h2>
        )}
        <a className={styles.page} href={`${file}#page=${page}`}>
          {`Page ${page} of the PDF`}
        </a>
      </div>
      <RichText html={html} under={2} />
    </div>
  );
}
