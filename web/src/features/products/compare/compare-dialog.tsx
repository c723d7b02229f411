import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import moreShape from '../../../ui/feedback/dialog/more-shape.module.css';
import { LatePart } from '../../../ui/feedback/late-part.tsx';

interface CompareDialogProps {
  /** Id of the product of the page. */
  readonly product: number;
  readonly onClose: () => void;
}

const load = async () => (await import('./product-compare.tsx')).ProductCompare;

/** The page's product beside another; what knows them all comes once it is open. */
export function CompareDialog({ product, onClose }: CompareDialogProps) {
  return (
    <Dialog open title="Two products compared" onClose={onClose} shape={moreShape}>
      <LatePart
        load={load}
        given={{ product }}
        coming="Fetching what is known of the products …"
        failure="The comparison could not be loaded."
      />
    </Dialog>
  );
}
