import { useRef } from 'react';
import { href } from '../../lib/href.ts';
import { Icon } from '../../ui/icon.tsx';
import { shellStrokes } from '../../ui/shell-strokes.ts';
import { NavigationLink } from './navigation-link.tsx';
import { productFamilies, productHref } from './product-families.ts';
import styles from './product-menu.module.css';
import { useClosingDisclosure } from './use-closing-disclosure.ts';

/** All products by family, in a disclosure that also works without script; on narrow screens it is the whole menu. */
export function ProductMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { close, closeOnLeave } = useClosingDisclosure(menu);

  return (
    <details ref={menu} className={styles.menu} name="main-menu" onBlur={closeOnLeave}>
      <summary className={styles.summary}>
        <span className={styles.wide}>
          Products <Icon path={shellStrokes.chevron} />
        </span>
        <span className={styles.narrow}>
          Menu <Icon path={shellStrokes.menu} />
        </span>
      </summary>
      <div className={styles.panel}>
        <ul className={styles.pages}>
          <li>
            <NavigationLink to={href.download()} anyVariant onClick={close}>
              Download centre
            </NavigationLink>
          </li>
          <li>
            <NavigationLink to={href.history(21)} anyVariant onClick={close}>
              Release history
            </NavigationLink>
          </li>
        </ul>
        <div className={styles.families}>
          {productFamilies.map((family) => (
            <section key={family.label} className={styles.family}>
              <h2>{family.label}</h2>
              <ul>
                {family.products.map((product) => (
                  <li key={product.label}>
                    <NavigationLink to={productHref(family, product)} onClick={close}>
                      {product.label}
                    </NavigationLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
