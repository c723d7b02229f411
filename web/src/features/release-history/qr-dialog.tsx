import { lazy, Suspense } from 'react';
import { downloadHref } from '../../../../shared/attachment-name.ts';
import { brand } from '../../../../shared/brand.ts';
import { platforms } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { isStoreAddress, type OfferedBuild, platformOf } from '../../lib/builds.ts';
import { Dialog } from '../../ui/dialog.tsx';

// Drawing codes costs six kilobytes that most visitors never need.
const QrCode = lazy(() => import('./qr-code.tsx'));

/** The address that a phone opens: a store's own, or ours in full. */
export function scanAddress(build: OfferedBuild): string {
  return isStoreAddress(build.file_path) ? build.file_path : brand.siteUrl + downloadHref(build);
}

interface QrDialogProps {
  /** The build to scan, or null while the dialog is closed. */
  readonly build: OfferedBuild | null;
  readonly onClose: () => void;
}

/** A mobile build as a code for the phone in the visitor's hand. */
export function QrDialog({ build, onClose }: QrDialogProps) {
  const title = build ? `${platforms[platformOf(build.system)].label} Scan code to download` : '';
  return (
    <Dialog open={build !== null} title={title} onClose={onClose} narrow>
      {build && (
        <>
          <Suspense fallback={<p>Drawing the code …</p>}>
            <QrCode address={scanAddress(build)} label={`${productTypes[build.type].name} ${build.version}`} />
          </Suspense>
          <p>
            {productTypes[build.type].name} {build.version}
          </p>
        </>
      )}
    </Dialog>
  );
}
