import { brand } from '../../../../shared/brand.ts';
import { href } from '../../lib/addresses/href.ts';
import { BrandMark } from '../../ui/icons/brand-mark/brand-mark.tsx';
import styles from './footer.module.css';
import { EntryList } from './menu/entry-list.tsx';
import { NavigationLink } from './menu/navigation-link.tsx';
import { menus, productFamilies } from './menu/navigation-table.ts';

/** The foot of every page: what there is on the site, and whom to write to. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.maker}>
        <div className={styles.brand}>
          <BrandMark />
          <p>{brand.tagline}.</p>
        </div>
        <address className={styles.contact}>
          <p>
            Support <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
          <p>
            Sales <a href={`mailto:${brand.salesEmail}`}>{brand.salesEmail}</a>
          </p>
        </address>
      </div>
      <nav className={styles.map} aria-label="Site map">
        <section className={styles.products}>
          <h2>Products</h2>
          {productFamilies.map(({ label, to, entries }) => (
            <div key={label} className={styles.family}>
              <h3>
                <NavigationLink to={to}>{label}</NavigationLink>
              </h3>
              <EntryList entries={entries} />
            </div>
          ))}
        </section>
        {menus.map(({ label, entries }) => (
          <section key={label}>
            <h2>{label}</h2>
            <EntryList entries={entries} />
          </section>
        ))}
        <section>
          <h2>Subscribe</h2>
          <ul>
            <li>
              <a href={href.atomFeed('all')}>Atom feed of all releases</a>
            </li>
            <li>
              <a href={href.releaseList('releases')}>Releases as JSON</a>
            </li>
          </ul>
        </section>
      </nav>
      <p className={styles.legal}>© {brand.legalName}</p>
    </footer>
  );
}
