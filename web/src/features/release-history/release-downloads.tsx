import { useState } from 'react';
import { qrDownloadTypes } from '../../../../shared/product-type.ts';
import { useOwnPlatform, useScanInstead } from '../../lib/visitor/visitor.ts';
import { BuildFacts } from '../../shared-features/downloads/build-facts.tsx';
import { type OfferedBuild, platformOf } from '../../shared-features/downloads/builds.ts';
import { ownBuild } from '../../shared-features/downloads/own-build.ts';
import { LateOpening } from '../../ui/feedback/dialog/late-opening.tsx';
import { BuildControl } from './build-control.tsx';
import styles from './release-downloads.module.css';

const load = async () => (await import('./qr-dialog.tsx')).QrDialog;

interface ReleaseDownloadsProps {
  readonly builds: readonly OfferedBuild[];
  /** Since when the release is online, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * The visitor's own build with its facts, and the other platforms beside it. Until the script knows the platform, and
 * without it, the first build stands there; every build keeps its room, so that a change moves nothing. Android and iOS
 * builds of ccMAX and Touch open as QR codes on a desktop and directly on a phone (product-rules.md#qr-download).
 */
export function ReleaseDownloads({ builds, day }: ReleaseDownloadsProps) {
  const own = ownBuild(builds, useOwnPlatform());
  const scanInstead = useScanInstead();
  const [scanned, setScanned] = useState<OfferedBuild | null>(null);
  const others = builds.filter((build) => build !== own);

  function onScan(build: OfferedBuild) {
    const isMobile = ['android', 'ios'].includes(platformOf(build.system));
    return scanInstead && qrDownloadTypes.has(build.type) && isMobile ? () => setScanned(build) : undefined;
  }

  return (
    <div className={styles.downloads}>
      <div className={styles.places}>
        {builds.map((build) => (
          <div key={build.system} className={styles.place} data-away={build !== own || undefined}>
            <BuildControl build={build} onScan={onScan(build)} own />
            <BuildFacts build={build} day={day} />
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <ul className={styles.others} aria-label="Other platforms">
          {others.map((build) => (
            <li key={build.system}>
              <BuildControl build={build} onScan={onScan(build)} />
            </li>
          ))}
        </ul>
      )}
      <LateOpening load={load} given={scanned && { build: scanned, onClose: () => setScanned(null) }} />
    </div>
  );
}
