import { inSchemes } from './in-schemes.tsx';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

/**
 * One of our renders beside a name, at most 200 px wide: its smallest file suits every screen, and a list of twenty needs no
 * choice of files for each. The words beside it say it all.
 */
export function Thumbnail({ name }: { readonly name: string }) {
  return inSchemes(name, false, (shown, scheme) => {
    const { width, height, smallest } = pictureSources(shown);
    return (
      <picture className={`${styles.picture} ${scheme}`}>
        <source type="image/avif" srcSet={smallest('avif')} />
        <img src={smallest('webp')} width={width} height={height} alt="" loading="lazy" decoding="async" />
      </picture>
    );
  });
}
