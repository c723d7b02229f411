import { pictureSources } from '../../lib/picture-sources.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly name: string;
  /**
   * Width on the page, as the `sizes` of an `img`. For phones say a little more than half of it: their screens are dense
   * enough, and the small file is a quarter of the large one.
   */
  readonly sizes: string;
  /** Empty where the words beside it say it all. */
  readonly alt: string;
  /** Another cut, for screens that match the media query. */
  readonly cut?: { readonly name: string; readonly media: string };
  /** Shown at once: not lazy, and before other pictures. */
  readonly first?: boolean;
}

/** One of our renders, at the size and in the format that suits; its place is kept while it loads. */
export function Picture({ name, sizes, alt, cut, first = false }: PictureProps) {
  const { width, height, srcSet, fallback } = pictureSources(name);
  return (
    <picture className={styles.picture}>
      {cut && (
        <source type="image/avif" media={cut.media} srcSet={pictureSources(cut.name).srcSet('avif')} sizes={sizes} />
      )}
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={fallback}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : {})}
      />
    </picture>
  );
}
