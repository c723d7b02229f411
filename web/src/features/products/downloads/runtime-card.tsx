import file from 'virtual:runtime';
import { downloadHref } from '../../../../../shared/attachment-name.ts';
import type { ProductPages } from '../../../../../shared/content/product-page-schema.ts';
import { formatSize, shortDay } from '../../../lib/format.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { CopyButton } from '../../../ui/data/copy-button/copy-button.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './download-card.module.css';

/** What P1+ needs of Windows, as a file of its own beside the editions; it has no history, and no page says that it has started. */
export function RuntimeCard({ title, text }: Pick<ProductPages['p1']['plus']['runtime'], 'title' | 'text'>) {
  return (
    <article className={styles.card}>
      <h3>
        {title} {file && <span className={styles.version}>{file.version}</span>}
      </h3>
      <p className={styles.text}>{text}</p>
      {file ? (
        <div>
          <a className={actionClass('secondary')} href={downloadHref(file)} download>
            <Icon path={strokes.download} />
            <span>
              {'Download '}
              <VisuallyHidden>the runtime environment </VisuallyHidden>
              for Windows
            </span>
          </a>
          <p className={styles.facts}>
            <time dateTime={file.day}>{shortDay(file.day)}</time>
            {file.size > 0 && <span>{formatSize(file.size)}</span>}
            {file.sha256 && (
              <CopyButton text={file.sha256} words="SHA-256" label="Copy SHA-256 of the runtime environment" />
            )}
          </p>
        </div>
      ) : (
        <p className={styles.text}>There is no file to download at the moment.</p>
      )}
    </article>
  );
}
