import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/loading/when-idle.ts';
import { ShellPart } from '../shell-part.tsx';
import { Disclosure } from './disclosure.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { featuredCard, productFamilies } from './navigation-table.ts';
import styles from './product-menu.module.css';

type Highlights = typeof import('./product-highlights.tsx');

const products = productFamilies.flatMap(({ entries }) => entries);
const featured = products.find(({ card }) => card === featuredCard);

/** All products by family, and one with its picture. What each is for comes later, in a place kept for it. */
export function ProductMenu() {
  const [highlights, setHighlights] = useState<Highlights>();
  useEffect(() => {
    whenIdle(async () => {
      const loaded = await import('./product-highlights.tsx').catch(() => undefined); // names say enough
      startTransition(() => setHighlights(loaded));
    });
  }, []);

  return (
    <Disclosure label="Products" entries={products} wide>
      <div className={styles.products}>
        <div className={styles.families}>
          {productFamilies.map(({ label, entries }) => (
            <section key={label} className={styles.family}>
              <h2>{label}</h2>
              <ul>
                {entries.map(({ label, to, card = '' }) => (
                  <li key={card}>
                    <NavigationLink to={to}>{label}</NavigationLink>
                    <p>
                      <ShellPart>{highlights && <highlights.ProductLine card={card} />}</ShellPart>
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        {featured && (
          <div className={styles.featured}>
            <div className={styles.picture}>
              <ShellPart>{highlights && <highlights.FeaturedPicture name={featuredCard} />}</ShellPart>
            </div>
            <NavigationLink to={featured.to}>{`Discover ${featured.label}`}</NavigationLink>
            <p>
              <ShellPart>{highlights && <highlights.ProductLine card="featured" />}</ShellPart>
            </p>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
