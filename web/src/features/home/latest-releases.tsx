import { platforms } from '../../../../shared/platform.ts';
import { formatDay } from '../../lib/format.ts';
import { href } from '../../lib/href.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Link } from '../../ui/link.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './latest-releases.module.css';
import type { LatestRelease } from './load-home.ts';

function ReleaseRow({
  release: { type, name, version, day, platforms: offered },
}: {
  readonly release: LatestRelease;
}) {
  return (
    <li className={styles.row}>
      <time dateTime={day}>{formatDay(day)}</time>
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
    </li>
  );
}

/** The latest releases across all products. */
export function LatestReleases({ releases }: { readonly releases: readonly LatestRelease[] }) {
  return (
    <Section labelledBy="latest-title">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="latest-title">Latest releases</h2>
          <p>Every version keeps its own address, its notes and its checksum.</p>
          <StandaloneLink to={href.atomFeed('all')} icon={strokes.feed} tone="accent" outside>
            Follow by Atom feed
          </StandaloneLink>
        </div>
        {releases.length > 0 ? (
          <ol className={styles.list}>
            {releases.map((release) => (
              <ReleaseRow key={release.type} release={release} />
            ))}
          </ol>
        ) : (
          <Empty>Nothing has been released yet.</Empty>
        )}
      </div>
    </Section>
  );
}
