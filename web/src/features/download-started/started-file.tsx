import { platforms } from '../../../../shared/platform.ts';
import { buildLabel, type OfferedBuild } from '../../lib/builds.ts';
import { formatSize } from '../../lib/format.ts';
import { actionClass } from '../../ui/action-class.ts';
import { CopyButton } from '../../ui/data/copy-button.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { StartedDownload } from './load-download-started.ts';
import styles from './started-file.module.css';

interface StartedFileProps extends Pick<StartedDownload, 'name' | 'version' | 'platform'> {
  readonly build: OfferedBuild | undefined;
  readonly reload: () => void;
}

/** The file that is being downloaded: a link for another try, its size and its checksum. */
export function StartedFile({ name, version, platform, build, reload }: StartedFileProps) {
  if (build === undefined) {
    return (
      <p className={styles.note}>
        The details of the file could not be loaded. <TextButton onClick={reload}>Try again</TextButton>
      </p>
    );
  }
  const { size, sha256 } = build;
  return (
    <div className={styles.file}>
      <DownloadLink build={build} className={actionClass('lamp', 'large')} stay>
        <Icon path={strokes.download} />
        Download again
      </DownloadLink>
      <p>
        Use this if the browser has not asked you where to keep the file. A broken download resumes where it stopped.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Platform</dt>
          <dd>{platforms[platform].label}</dd>
        </div>
        {size !== undefined && (
          <div>
            <dt>Size</dt>
            <dd>{formatSize(size)}</dd>
          </div>
        )}
        {sha256 && (
          <div className={styles.sum}>
            <dt>SHA-256</dt>
            <dd>
              <code>{sha256}</code>
              <CopyButton
                words="Copy"
                text={sha256}
                label={`Copy SHA-256 of ${buildLabel(name, version, build.system)}`}
              />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
