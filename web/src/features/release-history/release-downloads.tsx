import { useOwnPlatform } from '../../lib/visitor/visitor.ts';
import { BuildFacts } from '../../shared-features/downloads/build-facts.tsx';
import type { OfferedBuild } from '../../shared-features/downloads/builds.ts';
import { ownBuild } from '../../shared-features/downloads/own-build.ts';
import { BuildControl } from './build-control.tsx';
import styles from './release-downloads.module.css';
import { useScan } from './scan/use-scan.tsx';

interface ReleaseDownloadsProps {
  readonly builds: readonly OfferedBuild[];
  /** Since when the release is online, `YYYY-MM-DD`. */
  readonly day: string;
}

/**
 * The visitor's own build with its facts, and the other platforms beside it. Until the script knows the platform, and
 * without it, the first build stands there; every build keeps its room, so that a change moves nothing.
 */
export function ReleaseDownloads({ builds, day }: ReleaseDownloadsProps) {
  const own = ownBuild(builds, useOwnPlatform());
  const { onScan, dialog } = useScan();
  const others = builds.filter((build) => build !== own);

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
      {dialog}
    </div>
  );
}
