import { inSchemes } from './in-schemes.tsx';
import styles from './picture.module.css';
import { pictureSources } from './picture-sources.ts';

/** How the names of screens of the software begin; others are scenes. */
const screenPrefix = 'screen-';

interface PictureProps {
  readonly name: string;
  /**
   * The width at which it is drawn, as the `sizes` of an `img`: that of its box, or more where a tall box cuts its sides
   * off. `rem` here knows nothing of how letters grow on wide screens; say `vw` for those.
   */
  readonly sizes: string;
  /** Empty where the words beside it say it all. */
  readonly alt: string;
  /** Another cut, for screens that match the media query. */
  readonly cut?: { readonly name: string; readonly media: string };
  /** On a part of the page that is dark in both schemes. */
  readonly onDark?: boolean;
  /** Shown at once: not lazy, and before other pictures. */
  readonly first?: boolean;
  /** In the first screen, but not its largest: not lazy, and not before others. */
  readonly eager?: boolean;
}

function Cut({ name, media, sizes }: { readonly name: string; readonly media: string; readonly sizes: string }) {
  const { width, height, srcSet } = pictureSources(name);
  return <source type="image/avif" media={media} srcSet={srcSet('avif')} sizes={sizes} width={width} height={height} />;
}

/**
 * One of our pictures, at the size and in the format that suits; its place is kept while it loads. In daylight scenes lie in
 * dusk, so that their black is none on paper; screens of the software are shown as they are.
 */
export function Picture({ name, sizes, alt, cut, onDark = false, first = false, eager = first }: PictureProps) {
  return inSchemes(name, onDark, (shown, scheme) => {
    const { width, height, srcSet, fallback } = pictureSources(shown);
    const look = name.startsWith(screenPrefix) ? '' : styles.scene;
    return (
      <picture className={`${styles.picture} ${look} ${scheme}`}>
        {cut && <Cut {...cut} sizes={sizes} />}
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          src={fallback}
          srcSet={srcSet('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          {...(first ? { fetchPriority: 'high' } : {})}
        />
      </picture>
    );
  });
}
