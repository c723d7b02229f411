import { useState } from 'react';
import { absolute } from '../../../lib/addresses/href.ts';
import { actionClass } from '../../../ui/actions/action-class.ts';
import { QrCode } from '../../../ui/data/qr-code/qr-code.tsx';
import codeShape from '../../../ui/feedback/dialog/code-shape.module.css';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { strokes } from '../../../ui/icons/page-strokes.ts';

interface QrActionProps {
  /** Of the product. */
  readonly name: string;
  /** Path of its page, which the code opens on a phone (product-rules.md#ccmax-and-touch). */
  readonly path: string;
}

/** The code that opens this page on a phone or tablet, where its downloads are. Only its button closes it. */
export function QrAction({ name, path }: QrActionProps) {
  const [open, setOpen] = useState(false);
  const address = absolute(path);
  return (
    <>
      <button type="button" className={actionClass('primary')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon path={strokes.scan} />
        Scan for Android and iOS
      </button>
      <Dialog open={open} title="Android/iOS Scan code to download" onClose={() => setOpen(false)} shape={codeShape}>
        <QrCode address={address} label={`the page of ${name}`} instead={<a href={address}>{address}</a>} size={140} />
      </Dialog>
    </>
  );
}
