import { brand } from '../../../../shared/brand.ts';
import type { Platform } from '../../../../shared/platform.ts';
import { productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/href.ts';
import { media } from '../../ui/breakpoints.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { strokes } from '../../ui/page-strokes.ts';
import { StandaloneLink } from '../../ui/standalone-link.tsx';
import { BuildRow } from './build-row.tsx';
import type { Product } from './load-download-centre.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  readonly product: Product;
  /** The visitor's own platform, once it is known. */
  readonly suggested: Platform | undefined;
  /** The first of the page: its picture may be the largest paint. */
  readonly first: boolean;
}

/** A product with its newest builds. Products of several types show them apart, as each has its own history. */
export function ProductCard({ product, suggested, first }: ProductCardProps) {
  const { title, text, img, buttonUrl, builds } = product;
  const types = product.types.filter((type) => builds.some((build) => build.type === type));
  const severalTypes = product.types.length > 1;

  return (
    <article id={img} className={styles.card}>
      <div className={styles.picture}>
        <Picture name={img} sizes={`${media['from-tablet']} 16rem, 55vw`} alt="" first={first} />
      </div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.links}>
          <StandaloneLink to={buttonUrl} tone="soft">{`About ${title}`}</StandaloneLink>
          {types.map((type) => (
            <StandaloneLink key={type} to={href.history(type)} icon={strokes.history} tone="soft">
              {`${severalTypes ? productTypes[type].name : title} history`}
            </StandaloneLink>
          ))}
          {types.length === 0 && (
            <StandaloneLink to={`mailto:${brand.salesEmail}?subject=${encodeURIComponent(title)}`} tone="soft" outside>
              Ask sales
            </StandaloneLink>
          )}
        </p>
      </div>
      {types.length > 0 && (
        <div className={styles.downloads}>
          {types.map((type) => (
            <div key={type}>
              {severalTypes && <h4>{productTypes[type].name}</h4>}
              <ul>
                {builds
                  .filter((build) => build.type === type)
                  .map((build) => (
                    <BuildRow key={build.system} build={build} suggested={suggested} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </article>
  );
}
