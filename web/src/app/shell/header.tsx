import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/href.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Link } from '../../ui/link.tsx';
import { headerFixedAtom, useAtomValue } from '../atoms.ts';
import { useView } from '../view.tsx';
import styles from './header.module.css';
import { NavigationLink } from './navigation-link.tsx';
import { ProductMenu } from './product-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The head of every page: lies over the picture at the top, and becomes a fixed bar from 60 px of scroll on. */
export function Header() {
  const fixed = useAtomValue(headerFixedAtom);
  const outcome = useView()?.page.outcome;
  const night = outcome?.status === 'ready' && outcome.night;
  return (
    <header className={styles.header} data-fixed={fixed || undefined} data-night={(night && !fixed) || undefined}>
      <div className={styles.bar}>
        <Link to={href.home()} className={styles.brand} aria-label={`${brand.name}, home`}>
          <BrandMark />
          <span className={styles.name}>{brand.name}</span>
        </Link>
        <nav className={styles.navigation} aria-label="Main">
          <ProductMenu />
          <NavigationLink to={href.download()} className={styles.item} anyVariant>
            Download centre
          </NavigationLink>
          <NavigationLink to={href.history(21)} className={styles.item} anyVariant>
            Release history
          </NavigationLink>
        </nav>
        <ThemeToggle />
      </div>
    </header>
  );
}
