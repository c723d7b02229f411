import { useRef } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/href.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { headerFixedAtom, useAtomValue } from '../atoms.ts';
import styles from './header.module.css';
import { SearchButton } from './search-button.tsx';
import { SiteMenu } from './site-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useClosingMenus } from './use-closing-menus.ts';
import { useNight } from './use-night.ts';

/** The head of every page: lies over the picture at the top, and becomes a fixed bar from 60 px of scroll on. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const fixed = useAtomValue(headerFixedAtom);
  const night = useNight(header);
  useClosingMenus(header);
  return (
    <header ref={header} className={styles.header} data-fixed={fixed || undefined} data-night={night || undefined}>
      <div className={styles.bar}>
        <Link to={href.home()} className={styles.brand} aria-label={`${brand.name}, home`}>
          <BrandMark />
          <span className={styles.name}>{brand.name}</span>
        </Link>
        <SiteMenu />
        <div className={styles.tools}>
          <SearchButton />
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
