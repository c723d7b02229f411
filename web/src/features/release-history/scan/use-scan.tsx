import { type ReactNode, useState } from 'react';
import { qrDownloadTypes } from '../../../../../shared/product-type.ts';
import { useScanInstead } from '../../../lib/visitor/visitor.ts';
import { type OfferedBuild, platformOf } from '../../../shared-features/downloads/builds.ts';
import { LateOpening } from '../../../ui/feedback/dialog/late-opening.tsx';

const load = async () => (await import('./qr-dialog.tsx')).QrDialog;

/** What opens the code of a build; undefined where the build is linked. */
export type OnScan = (build: OfferedBuild) => (() => void) | undefined;

/**
 * Android and iOS builds of ccMAX and Touch open as QR codes on a desktop and directly on a phone (product-rules.md#qr-download), those of
 * older versions too.
 */
export function useScan(): { readonly onScan: OnScan; readonly dialog: ReactNode } {
  const scanInstead = useScanInstead();
  const [scanned, setScanned] = useState<OfferedBuild | null>(null);
  return {
    onScan(build) {
      const isMobile = ['android', 'ios'].includes(platformOf(build.system));
      return scanInstead && qrDownloadTypes.has(build.type) && isMobile ? () => setScanned(build) : undefined;
    },
    dialog: <LateOpening load={load} given={scanned && { build: scanned, onClose: () => setScanned(null) }} />,
  };
}
