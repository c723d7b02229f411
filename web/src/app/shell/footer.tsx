import { brand } from '../../../../shared/brand.ts';
import type { DownloadTab } from '../../lib/download-tabs.ts';
import { href } from '../../lib/href.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import styles from './footer.module.css';
import { NavigationLink } from './navigation-link.tsx';

const downloads: readonly { label: string; tab: DownloadTab }[] = [
  { label: 'S series', tab: 's' },
  { label: 'C series', tab: 'c' },
  { label: 'P1', tab: 'p1' },
  { label: 'Hardware', tab: 'hardware' },
  { label: 'Auxiliary tools', tab: 'auxiliary' },
  { label: 'Hardware code', tab: 'code' },
];

/** The foot of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{brand.tagline}.</p>
        </div>
        <nav aria-label="Downloads">
          <h2>Downloads</h2>
          <ul>
            {downloads.map(({ label, tab }) => (
              <li key={tab}>
                <NavigationLink to={href.download(tab)}>{label}</NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Stay up to date">
          <h2>Stay up to date</h2>
          <ul>
            <li>
              <NavigationLink to={href.history(21)} anyVariant>
                Release history
              </NavigationLink>
            </li>
            <li>
              <a href={href.atomFeed('all')}>Atom feed of all releases</a>
            </li>
            <li>
              <a href={href.releaseList('releases')}>Releases as JSON</a>
            </li>
          </ul>
        </nav>
        <nav aria-label="Write to us">
          <h2>Write to us</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </li>
            <li>
              <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={styles.legal}>© {brand.legalName}</p>
    </footer>
  );
}
