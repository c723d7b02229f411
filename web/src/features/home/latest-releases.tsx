import { platforms } from '../../../../shared/platform.ts';
import { formatDay } from '../../lib/format.ts';
import { href } from '../../lib/href.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Link } from '../../ui/link.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './latest-releases.module.css';
import type { DownloadableRelease, LatestRelease } from './load-home.ts';
import { NewestRelease } from './newest-release.tsx';

function ReleaseRow({
  release: { type, name, version, day, platforms: offered },
}: {
  readonly release: LatestRelease;
}) {
  return (
    <li className={styles.row}>
      <Link to={href.history(type, version)} className={styles.name}>
        {name} <span className={styles.version}>{version}</span>
      </Link>
      <span className={styles.platforms}>
        {offered.map((platform) => (
          <span key={platform}>
            <PlatformIcon platform={platform} />
            <VisuallyHidden>{platforms[platform].label}</VisuallyHidden>
          </span>
        ))}
      </span>
      <time dateTime={day}>{formatDay(day)}</time>
    </li>
  );
}

interface LatestReleasesProps {
  readonly newest: DownloadableRelease | null;
  /** Those after it. */
  readonly releases: readonly LatestRelease[];
}

/** The latest releases across all products: the newest one pictured, the others in rows. */
export function LatestReleases({ newest, releases }: LatestReleasesProps) {
  return (
    <Section labelledBy="latest-title">
      <SectionHead id="latest-title" title="Latest releases">
        <StandaloneLink to={href.atomFeed('all')} icon={strokes.feed} tone="soft" outside>
          Follow by Atom feed
        </StandaloneLink>
      </SectionHead>
      {newest ? (
        <div className={styles.columns}>
          <NewestRelease release={newest} />
          <ol>
            {releases.map((release) => (
              <ReleaseRow key={release.type} release={release} />
            ))}
          </ol>
        </div>
      ) : (
        <Empty>Nothing has been released yet.</Empty>
      )}
    </Section>
  );
}
