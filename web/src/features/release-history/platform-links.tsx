import { useState } from 'react';
import { platforms } from '../../../../shared/platform.ts';
import { productTypes, qrDownloadTypes } from '../../../../shared/product-type.ts';
import { isStoreAddress, type OfferedBuild, offerWords, platformOf } from '../../lib/builds.ts';
import { formatSize } from '../../lib/format.ts';
import { useScanInstead } from '../../lib/visitor.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './platform-links.module.css';
import { QrDialog } from './qr-dialog.tsx';

function PlatformWords({ build, offer }: { readonly build: OfferedBuild; readonly offer: string }) {
  const platform = platformOf(build.system);
  return (
    <>
      <PlatformIcon platform={platform} />
      <span className={styles.words}>
        <VisuallyHidden>{offer} </VisuallyHidden>
        {platforms[platform].label}
        {build.size > 0 && <small>{formatSize(build.size)}</small>}
      </span>
    </>
  );
}

function offerOf({ type, version, file_path }: OfferedBuild): string {
  return offerWords(productTypes[type].name, version, file_path);
}

/**
 * One icon link per platform. Android and iOS builds of ccMAX and Touch open as QR codes on a desktop and directly on a
 * phone (product-rules.md#qr-download); before the script knows which, and without it, they are plain links.
 */
export function PlatformLinks({ builds }: { readonly builds: readonly OfferedBuild[] }) {
  const scanInstead = useScanInstead();
  const [scanned, setScanned] = useState<OfferedBuild | null>(null);
  const isScanned = (build: OfferedBuild) =>
    scanInstead && qrDownloadTypes.has(build.type) && ['android', 'ios'].includes(platformOf(build.system));

  return (
    <>
      <ul className={styles.links}>
        {builds.map((build) => (
          <li key={build.system}>
            {isScanned(build) ? (
              <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => setScanned(build)}>
                <PlatformWords build={build} offer={`Scan code: ${offerOf(build)}`} />
                <Icon path={strokes.scan} />
              </button>
            ) : (
              <DownloadLink build={build} className={styles.link}>
                <PlatformWords build={build} offer={offerOf(build)} />
                <Icon path={isStoreAddress(build.file_path) ? strokes.external : strokes.download} />
              </DownloadLink>
            )}
          </li>
        ))}
      </ul>
      <QrDialog build={scanned} onClose={() => setScanned(null)} />
    </>
  );
}
