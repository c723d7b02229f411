import type { DownloadTab } from '../../../lib/addresses/download-tabs.ts';
import { href } from '../../../lib/addresses/href.ts';
import { Link } from '../../../ui/actions/link/link.tsx';
import { Section } from '../../../ui/layout/section/section.tsx';
import { SectionHead } from '../../../ui/layout/section-head/section-head.tsx';
import { Picture } from '../../../ui/media/picture/picture.tsx';
import { media } from '../../../ui/style/breakpoints.ts';
import styles from './category-tiles.module.css';

interface Category {
  readonly title: string;
  readonly text: string;
  readonly tab: DownloadTab;
  /** The cut for tiles that lie, two in a row. */
  readonly lying: string;
  /** The cut where four stand in a row, and the width at which it is drawn there. */
  readonly standing: { readonly name: string; readonly width: string };
}

/** Where `category-tiles.module.css` puts all four in a row. Their cuts are drawn as high as the row, so a little wider than a tile. */
const inOneRow = media['from-desktop'];

/** The four tiles lead to the download centre with `page` 1 to 4 (product-rules.md#home). */
const categories: readonly Category[] = [
  {
    title: 'S Series',
    text: 'Timeline, windows and mapping',
    tab: 's',
    lying: 's-series-wide',
    standing: { name: 's-series', width: 'max(27rem, 33vw)' },
  },
  {
    title: 'C Series',
    text: 'Venues run from the cloud',
    tab: 'c',
    lying: 'c-series-wide',
    standing: { name: 'c-series-upright', width: 'max(16rem, 18vw)' },
  },
  {
    title: 'Hardware',
    text: 'Servers and extenders',
    tab: 'hardware',
    lying: 'hardware-wide',
    standing: { name: 'hardware', width: 'max(16rem, 18vw)' },
  },
  {
    title: 'Auxiliary Tool',
    text: 'Control, codecs and checks',
    tab: 'auxiliary',
    lying: 'auxiliary-tool-wide',
    standing: { name: 'auxiliary-tool', width: 'max(16rem, 18vw)' },
  },
];

/** Four ways into the download centre. */
export function CategoryTiles() {
  return (
    <Section labelledBy="categories-title">
      <SectionHead id="categories-title" title="Find your software" />
      <ul className={styles.tiles}>
        {categories.map(({ title, text, tab, lying, standing }) => (
          <li key={tab} className={styles.tile}>
            <Link to={href.download(tab)} className={styles.link}>
              <Picture
                name={lying}
                cut={{ name: standing.name, media: inOneRow }}
                sizes={`${inOneRow} ${standing.width}, 60vw`}
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
