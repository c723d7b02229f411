import type { ModuleItem } from '../../../../../shared/content/product-page-schema.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moduleShape from '../../../ui/feedback/dialog/module-shape.module.css';
import { PictureAndWords } from '../layout/picture-and-words.tsx';
import styles from './module-dialog.module.css';

interface ModuleDialogProps {
  readonly module: ModuleItem;
  readonly onClose: () => void;
}

/** A part of a program in detail (product-rules.md#product-page-layout). */
export function ModuleDialog({ module: { title, cover, content }, onClose }: ModuleDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose} shape={moduleShape}>
      <PictureAndWords picture={cover} alt="" even>
        {content.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </PictureAndWords>
    </Dialog>
  );
}
