import { platforms } from '../../../../shared/platform.ts';
import { formatDay } from '../../lib/format.ts';
import { href } from '../../lib/href.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { PlatformIcon } from '../../ui/platform-icon.tsx';
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
    <section className={styles.section} aria-labelledby="latest-title">
      <div className={styles.head}>
        <h2 id="latest-title">Latest releases</h2>
        <p>Every version keeps its own address, its notes and its checksum.</p>
        <a className={styles.feed} href={href.atomFeed('all')}>
          <Icon path={strokes.feed} />
          Follow by Atom feed
        </a>
      </div>
      {releases.length > 0 ? (
        <ol className={styles.list}>
          {releases.map((release) => (
            <ReleaseRow key={release.type} release={release} />
          ))}
        </ol>
      ) : (
        <p className={styles.empty}>Nothing has been released yet.</p>
      )}
    </section>
  );
}
