import { Icon } from '../../../ui/icons/icon/icon.tsx';
import { shellStrokes } from '../../../ui/icons/shell-strokes.ts';
import { Account } from '../account.tsx';
import { Disclosure } from './disclosure.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './navigation.module.css';
import { foremostEntries, menus } from './navigation-table.ts';
import { ProductMenu } from './product-menu.tsx';

/**
 * The navigation: on a desktop a row of disclosures, on narrow screens a sheet with the same things as groups. Both work without
 * script, so the sheet belongs to a disclosure that stands beside it and has no content of its own.
 */
export function SiteMenu() {
  return (
    <>
      <details className={styles.toggle}>
        <summary className={styles.button}>
          Menu <Icon path={shellStrokes.menu} />
          <Icon path={shellStrokes.close} />
        </summary>
      </details>
      <nav className={styles.navigation} aria-label="Main">
        <ProductMenu />
        {menus.map((menu) => (
          <Disclosure key={menu.label} {...menu}>
            <EntryList entries={menu.entries} className={styles.entries} />
          </Disclosure>
        ))}
        <EntryList entries={foremostEntries} className={styles.first} />
        <Account place="sheet" />
      </nav>
    </>
  );
}
