import { productTypes } from '../../../../shared/product-type.ts';
import { href } from '../../lib/addresses/href.ts';
import { StandaloneLink } from '../../ui/actions/standalone-link/standalone-link.tsx';
import { Thumbnail } from '../../ui/media/picture/thumbnail.tsx';
import { BuildLine } from './build-line.tsx';
import type { Product } from './load-download-centre.ts';
import styles from './product-row.module.css';

interface ProductRowProps {
  readonly product: Product;
  /** Level of its heading. */
  readonly heading: 'h2' | 'h3';
}

/** A product and its newest builds. Products of several types name them, as each has its own history. */
export function ProductRow({ product: { title, line, img, buttonUrl, builds }, heading: Heading }: ProductRowProps) {
  const types = [...new Set(builds.map(({ type }) => type))];
  const named = types.length > 1 || types.some((type) => productTypes[type].name !== title);

  return (
    <li id={img} className={styles.row}>
      <Thumbnail name={img} />
      <div className={styles.about}>
        <Heading>{title}</Heading>
        <p>{line}</p>
        <p className={styles.links}>
          <StandaloneLink to={buttonUrl} tone="soft" label={`About ${title}`}>
            About
          </StandaloneLink>
          {types.map((type) => (
            <StandaloneLink key={type} to={href.history(type)} tone="soft" label={`${productTypes[type].name} history`}>
              {named ? `${productTypes[type].name} history` : 'History'}
            </StandaloneLink>
          ))}
          {types.length === 0 && (
            <StandaloneLink to={href.to('contact')} tone="soft" label={`Ask sales about ${title}`}>
              Ask sales
            </StandaloneLink>
          )}
        </p>
      </div>
      {builds.length > 0 && (
        <ul className={styles.builds}>
          {builds.map((build) => (
            <BuildLine key={build.file_path || `${build.type} ${build.system}`} build={build} named={named} />
          ))}
        </ul>
      )}
    </li>
  );
}
