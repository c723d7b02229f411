import { href } from '../../../lib/addresses/href.ts';
import { formatDay } from '../../../lib/format.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import type { PicturedRelease } from '../load-home.ts';
import styles from './newest-release.module.css';
import { ReleaseDownload } from './release-download.tsx';

/** The newest release of all, pictured, with its files at hand. */
export function NewestRelease({ release }: { readonly release: PicturedRelease }) {
  const { type, name, version, day, builds, picture } = release;
  return (
    <article className={styles.newest}>
      <Picture name={picture} sizes={`${media['from-desktop']} max(32rem, 32vw), 90vw`} alt={`${name} in use`} />
      <div className={styles.words}>
        <div>
          <h3>
            <Link to={href.history(type, version)}>
              {name} <span className={styles.version}>{version}</span>
            </Link>
          </h3>
          <time dateTime={day}>{formatDay(day)}</time>
        </div>
        <ul className={styles.files}>
          {builds.map((build, place) => (
            <li key={build.system}>
              <ReleaseDownload build={build} kind={place === 0 ? 'primary' : 'secondary'} />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
