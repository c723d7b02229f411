import { BuildFacts } from '../../shared-features/downloads/build-facts.tsx';
import { DownloadLink } from '../../shared-features/downloads/download-link.tsx';
import { actionClass } from '../../ui/actions/action-class.ts';
import { TextButton } from '../../ui/actions/text-button/text-button.tsx';
import { Icon } from '../../ui/icons/icon/icon.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import type { StartedDownload } from './load-download-started.ts';
import styles from './started-file.module.css';

interface StartedFileProps extends Pick<StartedDownload, 'day'> {
  /** Undefined where it could not be looked up. */
  readonly build: Exclude<StartedDownload['build'], null>;
  /** Whether the download is known to have begun, so that another try is the second thing to do. */
  readonly started: boolean;
  readonly reload: () => void;
}

/** The file that is being downloaded: what it is, what to check it by, and a link for another try. */
export function StartedFile({ build, day, started, reload }: StartedFileProps) {
  if (build === undefined) {
    return (
      <p className={styles.note}>
        The details of the file could not be loaded. <TextButton onClick={reload}>Try again</TextButton>
      </p>
    );
  }
  return (
    <div className={styles.file}>
      <BuildFacts build={build} day={day} command />
      <div className={styles.again}>
        <p>If the download does not start, try again. One that broke off resumes where it stopped.</p>
        <DownloadLink build={build} className={actionClass(started ? 'secondary' : 'primary')} stay>
          <Icon path={strokes.download} />
          Download again
        </DownloadLink>
      </div>
    </div>
  );
}
