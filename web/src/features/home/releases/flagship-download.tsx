import { formatDay } from '../../../lib/format.ts';
import type { DownloadableRelease } from '../load-home.ts';
import styles from './flagship-download.module.css';
import { ReleaseDownload } from './release-download.tsx';

interface FlagshipDownloadProps {
  readonly release: DownloadableRelease;
}

/** The file of the opening's product, for those who came for nothing else. */
export function FlagshipDownload({ release: { name, version, day, builds } }: FlagshipDownloadProps) {
  const [build] = builds;
  if (!build) return null;
  return (
    <div className={styles.bar}>
      <p>
        <strong>{`${name} ${version}`}</strong> <time dateTime={day}>{formatDay(day)}</time>
      </p>
      <ReleaseDownload build={build} kind="secondary" />
    </div>
  );
}
