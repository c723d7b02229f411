import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import codeShape from '../../ui/feedback/dialog/code-shape.module.css';
import { Dialog } from '../../ui/feedback/dialog/dialog.tsx';
import { ScanCode } from './scan-code.tsx';

interface QrDialogProps {
  /** The build to scan, or null while the dialog is closed. */
  readonly build: OfferedBuild | null;
  readonly onClose: () => void;
}

/** The QR code of a mobile build, for the visitor's phone. */
export function QrDialog({ build, onClose }: QrDialogProps) {
  const title = build ? `${platforms[platformOf(build.system)].label} Scan code to download` : '';
  return (
    <Dialog open={build !== null} title={title} onClose={onClose} shape={codeShape}>
      {build && (
        <>
          <ScanCode build={build} name={productTypes[build.type].name} />
          <p>
            {productTypes[build.type].name} {build.version}
          </p>
        </>
      )}
    </Dialog>
  );
}
