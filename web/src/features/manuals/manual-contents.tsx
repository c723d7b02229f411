import { href } from '../../lib/addresses/href.ts';
import { formatSize } from '../../lib/format.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { ManualData, ManualLink } from './load-manual.ts';
import styles from './manual-contents.module.css';

/** A line of the contents: number, title, and the page of the PDF. */
function Line({ to, number, title, page }: ManualLink & { readonly to: string }) {
  return (
    <Link to={to}>
      <span className={styles.number}>{number}</span>
      <span className={styles.title}>{title}</span>
      <span className={styles.page}>
        <VisuallyHidden>, page </VisuallyHidden>
        {page}
      </span>
    </Link>
  );
}

/** What a manual is about, its PDF, and its contents with the pages of the PDF. */
export function ManualContents({ manual, chapters, contents }: ManualData) {
  const { name, describe, file_path, saved_as, pages, size } = manual;
  return (
    <div className={styles.manual}>
      <RichText html={describe} under={1} />
      <p className={styles.ways}>
        <a href={file_path} download={saved_as} className={actionClass('secondary')}>
          <Icon path={strokes.download} />
          Download PDF
        </a>
        <span>{`${pages} pages, ${formatSize(size)}`}</span>
      </p>
      <nav aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <p className={styles.note}>Figures at the right are pages of the PDF.</p>
        <ol className={styles.chapters}>
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <Line {...chapter} to={href.manual(name, chapter.id)} />
              {(contents[chapter.id] ?? []).length > 0 && (
                <ol>
                  {contents[chapter.id]?.map((section) => (
                    <li key={section.id}>
                      <Line {...section} to={href.manual(name, chapter.id, section.id)} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
