import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import styles from './compare-action.module.css';

interface CompareActionProps {
  /** Id of the product of the page. */
  readonly product: number;
}

const load = async () => (await import('./compare-dialog.tsx')).CompareDialog;

/** Sets the page's product beside another. */
export function CompareAction({ product }: CompareActionProps) {
  return (
    <div className={styles.action}>
      <DialogButton load={load} given={{ product }}>
        Compare with another product
      </DialogButton>
    </div>
  );
}
