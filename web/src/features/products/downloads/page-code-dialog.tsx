import { absolute } from '../../../lib/addresses/href.ts';
import { QrCode } from '../../../ui/data/qr-code/qr-code.tsx';
import codeShape from '../../../ui/feedback/dialog/code-shape.module.css';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';

interface PageCodeDialogProps {
  /** Of the product. */
  readonly name: string;
  /** Path of its page, which the code opens on a phone (product-rules.md#ccmax-and-touch). */
  readonly path: string;
  readonly onClose: () => void;
}

/** The code that opens this page on a phone or tablet, where its downloads are. Only its button closes it. */
export function PageCodeDialog({ name, path, onClose }: PageCodeDialogProps) {
  const address = absolute(path);
  return (
    <Dialog open title="Android/iOS Scan code to download" onClose={onClose} shape={codeShape}>
      <QrCode address={address} label={`the page of ${name}`} instead={<a href={address}>{address}</a>} size={140} />
    </Dialog>
  );
}
