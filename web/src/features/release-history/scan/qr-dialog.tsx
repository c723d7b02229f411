import { platforms } from '../../../../../shared/platform.ts';
import { productTypes } from '../../../../../shared/product-type.ts';
import { type OfferedBuild, platformOf } from '../../../shared-features/downloads/builds.ts';
import codeShape from '../../../ui/feedback/dialog/code-shape.module.css';
import { Dialog } from '../../../ui/feedback/dialog/dialog.tsx';
import { ScanCode } from './scan-code.tsx';

interface QrDialogProps {
  /** The build to scan. */
  readonly build: OfferedBuild;
  readonly onClose: () => void;
}

/** The QR code of a mobile build, for the visitor's phone. */
export function QrDialog({ build, onClose }: QrDialogProps) {
  const { label } = platforms[platformOf(build.system)];
  const { name } = productTypes[build.type];
  return (
    <Dialog open title={`${label} Scan code to download`} onClose={onClose} shape={codeShape}>
      <ScanCode build={build} name={name} />
      <p>{`${name} ${build.version}`}</p>
    </Dialog>
  );
}
