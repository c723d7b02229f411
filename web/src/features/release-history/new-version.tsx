import { href, releaseAnchor } from '../../lib/addresses/href.ts';
import { formatDay } from '../../lib/format.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { RichText } from '../../ui/data/rich-text/rich-text.tsx';
import { strokes } from '../../ui/icons/page-strokes.ts';
import { Section } from '../../ui/layout/section/section.tsx';
import { FileList } from './file-list.tsx';
import styles from './new-version.module.css';
import { ReleaseDownloads } from './release-downloads.tsx';
import type { ReleaseView } from './release-view.ts';
import { SubSoftwareLinks } from './sub-software-links.tsx';

interface NewVersionProps {
  readonly release: ReleaseView;
  /** Of the product, as its feeds are named. */
  readonly slug: string;
}

/** The newest release: the file for the visitor's platform, those of the others, notes, and checksums where there are several files. */
export function NewVersion({ release, slug }: NewVersionProps) {
  const { version, day, notes, builds, sub } = release;
  return (
    <Section id={releaseAnchor(version)} labelledBy="new-version-title" space="opening">
      <div className={styles.columns}>
        <div className={styles.file}>
          <h2 id="new-version-title" className={styles.title}>
            <span className={styles.flag}>New version</span>
            <span className={styles.version}>{version}</span>
          </h2>
          {builds.length > 0 ? (
            <ReleaseDownloads builds={builds} day={day} />
          ) : (
            <p className={styles.announced}>
              Announced on <time dateTime={day}>{formatDay(day)}</time>; its files will follow.
            </p>
          )}
          <div className={styles.beside}>
            {sub && <SubSoftwareLinks sub={sub} />}
            <p className={styles.feeds}>
              <StandaloneLink to={href.atomFeed(slug)} icon={strokes.feed} tone="soft" external>
                Atom feed
              </StandaloneLink>
              <StandaloneLink to={href.releaseList(slug)} icon={strokes.list} tone="soft" external>
                JSON list
              </StandaloneLink>
            </p>
          </div>
        </div>
        <div className={styles.about}>
          <RichText html={notes} under={2} />
          {builds.length > 1 && <FileList builds={builds} title="Files and checksums" />}
        </div>
      </div>
    </Section>
  );
}
