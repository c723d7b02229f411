import type { DownloadTab } from '../../lib/download-tabs.ts';
import { href } from '../../lib/href.ts';
import { media } from '../../ui/breakpoints.ts';
import { Section } from '../../ui/layout/section.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import styles from './category-tiles.module.css';

interface Category {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
  /** The cut for a tile that stands upright on wide screens. */
  readonly upright?: string;
  readonly tab: DownloadTab;
}

/** The four tiles lead to the download centre with `page` 1 to 4 (product-rules.md#home). */
const categories: readonly Category[] = [
  { title: 'S Series', text: 'Timeline, windows and mapping', picture: 's-series-wide', tab: 's' },
  {
    title: 'C Series',
    text: 'Venues run from the cloud',
    picture: 'c-series-wide',
    upright: 'c-series-upright',
    tab: 'c',
  },
  { title: 'Hardware', text: 'Servers and extenders', picture: 'hardware-wide', upright: 'hardware', tab: 'hardware' },
  {
    title: 'Auxiliary Tool',
    text: 'Control, codecs and checks',
    picture: 'auxiliary-tool-wide',
    upright: 'auxiliary-tool',
    tab: 'auxiliary',
  },
];

/** Where `category-tiles.module.css` puts the tiles side by side. */
const uprightMedia = media['from-desktop'];

/** Four ways into the download centre. */
export function CategoryTiles() {
  return (
    <Section labelledBy="categories-title">
      <SectionHead id="categories-title" title="Find your software" />
      <ul className={styles.tiles}>
        {categories.map(({ title, text, picture, upright, tab }) => (
          <li key={tab} className={styles.tile}>
            <Link to={href.download(tab)} className={styles.link}>
              <Picture
                name={picture}
                {...(upright ? { cut: { name: upright, media: uprightMedia } } : {})}
                sizes={`${uprightMedia} 20rem, 55vw`}
                alt=""
              />
              <span className={styles.label}>
                <strong>{title}</strong>
                <span>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
