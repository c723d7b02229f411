import { useState } from 'react';
import type { MoreFunctionItem } from '../../../../../shared/content/product-page-schema.ts';
import { StandaloneLink } from '../../../ui/actions/standalone-link/standalone-link.tsx';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moreShape from '../../../ui/feedback/dialog/more-shape.module.css';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './more-dialog.module.css';

interface MoreDialogProps {
  /** Of the product. */
  readonly name: string;
  readonly functions: readonly MoreFunctionItem[];
  readonly onClose: () => void;
}

/** Further functions: a list, of which the first is selected at first, beside what the selected one is (product-rules.md#s3). */
export function MoreDialog({ name, functions, onClose }: MoreDialogProps) {
  const [place, setPlace] = useState(0);
  const selected = functions[place];

  return (
    <Dialog open title={`More of ${name}`} onClose={onClose} shape={moreShape}>
      <div className={styles.more}>
        <ul className={styles.list}>
          {functions.map(({ title }, index) => (
            <li key={title}>
              <button type="button" aria-pressed={index === place} onClick={() => setPlace(index)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
        {selected && (
          <div className={styles.selected} aria-live="polite">
            <Picture name={selected.url} sizes={`${media['from-laptop']} 48rem, 90vw`} alt="" />
            <h3>{selected.title}</h3>
            <p>{selected.content}</p>
            {selected.instructional_link && (
              <StandaloneLink
                to={selected.instructional_link}
                tone="accent"
                external={selected.instructional_link.startsWith('https:')}
              >
                How it is done
              </StandaloneLink>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
