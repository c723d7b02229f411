import type { ManualFacts } from 'virtual:manuals';
import { attachmentName } from '../../../../../shared/attachment-name.ts';
import { formatSize } from '../../../lib/format.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';
import styles from './download-card.module.css';

/** The manual of a product as PDF: to read at once, or to keep. */
export function ManualCard({ manual }: { readonly manual: ManualFacts | null }) {
  if (!manual) return null;
  const { version, file_path, file_name, pages, size } = manual;
  return (
    <article className={styles.card}>
      <h3>
        {file_name} <span className={styles.version}>{version}</span>
      </h3>
      <p className={styles.text}>{`PDF, ${pages} pages, ${formatSize(size)}`}</p>
      <p className={styles.links}>
        <a className={actionClass('secondary')} href={file_path} download={attachmentName(file_name, file_path)}>
          <Icon path={strokes.download} />
          Download PDF
        </a>
        <a className={actionClass('secondary')} href={file_path} target="_blank" rel="noreferrer">
          Read in the browser
        </a>
      </p>
    </article>
  );
}
