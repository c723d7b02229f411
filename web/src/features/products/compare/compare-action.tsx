import { useState } from 'react';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moreShape from '../../../ui/feedback/dialog/more-shape.module.css';
import { LatePart } from '../../../ui/feedback/late-part.tsx';
import styles from './compare-action.module.css';

interface CompareActionProps {
  /** Id of the product of the page. */
  readonly product: number;
}

const load = async () => (await import('./product-compare.tsx')).ProductCompare;

/** Sets the page's product beside another; what knows them all comes with the first click. */
export function CompareAction({ product }: CompareActionProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.action} data-needs-script="">
      <button type="button" className={actionClass('secondary')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare with another product
      </button>
      <Dialog open={open} title="Two products compared" onClose={() => setOpen(false)} shape={moreShape}>
        <LatePart
          load={load}
          given={{ product }}
          coming="Fetching what is known of the products …"
          failure="The comparison could not be loaded."
        />
      </Dialog>
    </div>
  );
}
