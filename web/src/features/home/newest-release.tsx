import { platforms } from '../../../../shared/platform.ts';
import { offerWords, platformOf } from '../../lib/builds.ts';
import { formatDay, formatSize } from '../../lib/format.ts';
import { href } from '../../lib/href.ts';
import { productPicture } from '../../lib/product-pictures.ts';
import { actionClass } from '../../ui/action-class.ts';
import { media } from '../../ui/breakpoints.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import type { DownloadableRelease } from './load-home.ts';
import styles from './newest-release.module.css';

/** The newest release of all, pictured, with its files at hand. */
export function NewestRelease({ release }: { readonly release: DownloadableRelease }) {
  const { type, name, version, day, builds } = release;
  return (
    <article className={styles.newest}>
      <Picture
        name={productPicture(type)}
        sizes={`${media['from-desktop']} max(35rem, 34vw), 90vw`}
        alt={`${name} in use`}
      />
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
              <DownloadLink build={build} className={actionClass(place === 0 ? 'lamp' : 'line')}>
                <Icon path={strokes.download} />
                <span>
                  {`${offerWords(name, version, build.file_path)} ${platforms[platformOf(build.system)].label}`}
                </span>
              </DownloadLink>
              {build.size > 0 && <small>{formatSize(build.size)}</small>}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
