import { formatDay } from '../../lib/format.ts';
import { releaseAnchor } from '../../lib/href.ts';
import { RichText } from '../../ui/data/rich-text.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { FileList } from './file-list.tsx';
import styles from './new-version.module.css';
import { PlatformLinks } from './platform-links.tsx';
import type { ReleaseView } from './release-view.ts';
import { SubSoftwareLinks } from './sub-software-links.tsx';

/** The newest release: file name, date, one link per platform, notes and checksums. */
export function NewVersion({ release }: { readonly release: ReleaseView }) {
  const { version, name, day, notes, builds, sub } = release;
  return (
    <Section id={releaseAnchor(version)} labelledBy="new-version-title" space="opening">
      <div className={styles.columns}>
        <div className={styles.file}>
          <h2 id="new-version-title" className={styles.title}>
            <span className={styles.flag}>New version</span>
            <span className={styles.version}>{version}</span>
          </h2>
          <p className={styles.name}>{name}</p>
          <p className={styles.day}>
            Online since <time dateTime={day}>{formatDay(day)}</time>
          </p>
          {builds.length > 0 ? (
            <PlatformLinks builds={builds} />
          ) : (
            <p className={styles.day}>This version is announced; its files will follow.</p>
          )}
          {sub && <SubSoftwareLinks sub={sub} />}
        </div>
        <div className={styles.about}>
          <RichText html={notes} under={2} />
          {builds.length > 0 && <FileList builds={builds} title="Files and checksums" />}
        </div>
      </div>
    </Section>
  );
}
