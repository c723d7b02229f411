import { platforms } from '../../../../shared/platform.ts';
import { offerWords, platformOf } from '../../lib/builds.ts';
import { formatDay, formatSize } from '../../lib/format.ts';
import { actionClass } from '../../ui/action-class.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './flagship-download.module.css';
import type { DownloadableRelease } from './load-home.ts';

/** The file of the opening's product, for those who came for nothing else. */
export function FlagshipDownload({
  release: { name, version, day, builds },
}: {
  readonly release: DownloadableRelease;
}) {
  const [build] = builds;
  if (!build) return null;
  const { label } = platforms[platformOf(build.system)];
  return (
    <div className={styles.bar}>
      <p>
        <strong>
          {name} {version}
        </strong>{' '}
        <span className={styles.facts}>
          <time dateTime={day}>{formatDay(day)}</time>
          {build.size > 0 && <span>{formatSize(build.size)}</span>}
        </span>
      </p>
      <DownloadLink build={build} className={actionClass('line')}>
        <Icon path={strokes.download} />
        <span>
          <VisuallyHidden>{offerWords(name, version, build.file_path)} </VisuallyHidden>
          <span aria-hidden="true">Download for </span>
          {label}
        </span>
      </DownloadLink>
    </div>
  );
}
