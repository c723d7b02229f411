import sizes from 'virtual:manual-sizes';
import { href } from '../../lib/addresses/href.ts';
import { formatDay, formatSize } from '../../lib/format.ts';
import { actionClass } from '../../ui/actions/action-class.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { Picture } from '../../ui/media/picture/picture.tsx';
import { media } from '../../ui/style/breakpoints.ts';
import type { ListedManual } from './load-manual-list.ts';
import styles from './manual-entry.module.css';

interface ManualEntryProps {
  readonly manual: ListedManual;
  /** Whether it is the first of the page, whose cover is seen at once. */
  readonly first: boolean;
}

/** A manual in the library: what is in it, to be read here or kept as PDF. */
export function ManualEntry({ manual, first }: ManualEntryProps) {
  const { cover, title, describe, file_path, saved_as, update_date, name, version } = manual;
  const [pages = 0, bytes = 0] = sizes[name] ?? [];
  const id = `manual-${name}`;
  return (
    <article className={styles.entry} aria-labelledby={id}>
      <div className={styles.cover}>
        <Picture name={cover} sizes={`${media['from-tablet']} 15rem, 90vw`} alt="" first={first} />
      </div>
      <div className={styles.words}>
        <h3 id={id}>{title}</h3>
        <div className={styles.describe}>
          <RichText html={describe} under={3} />
        </div>
        <p className={styles.facts}>
          {`Version ${version}, updated `}
          <time dateTime={update_date}>{formatDay(update_date)}</time>
          {pages > 0 && `. PDF, ${pages} pages, ${formatSize(bytes)}`}
        </p>
        <p className={styles.ways}>
          <Link to={href.manual(name)} className={actionClass('secondary')} aria-describedby={id}>
            View Online
          </Link>
          <a href={file_path} download={saved_as} className={actionClass('secondary')} aria-describedby={id}>
            <Icon path={strokes.download} />
            Download
          </a>
        </p>
      </div>
    </article>
  );
}
