import { useRef } from 'react';
import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/addresses/href.ts';
import { Link } from '../../ui/actions/link/link.tsx';
import { BrandMark } from '../../ui/icons/brand-mark/brand-mark.tsx';
import { headerFixedAtom, useAtomValue } from '../navigation/atoms.ts';
import { Account } from './account.tsx';
import styles from './header.module.css';
import { SiteMenu } from './menu/site-menu.tsx';
import { useClosingMenus } from './menu/use-closing-menus.ts';
import { SearchButton } from './search-button.tsx';
import { ShellPart } from './shell-part.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { UnreadAnswers } from './unread-answers.tsx';
import { useDarkHeader } from './use-dark-header.ts';

/** The head of every page: lies over the picture at the top, and becomes a fixed bar from 60 px of scroll on. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  const fixed = useAtomValue(headerFixedAtom);
  const onDark = useDarkHeader(header);
  useClosingMenus(header);
  return (
    <header ref={header} className={styles.header} data-fixed={fixed || undefined} data-on-dark={onDark || undefined}>
      <div className={styles.bar}>
        <Link to={href.home()} className={styles.brand} aria-label={`${brand.name}, home`}>
          <BrandMark />
          <span className={styles.name}>{brand.name}</span>
        </Link>
        <SiteMenu />
        <div className={styles.tools}>
          <ShellPart>
            <UnreadAnswers />
          </ShellPart>
          <ShellPart>
            <SearchButton />
          </ShellPart>
          <ThemeToggle />
        </div>
        <Account place="bar" />
      </div>
    </header>
  );
}
