import { pictureSources } from '../../../ui/media/picture/picture-sources.ts';
import { heroCuts } from './hero-cuts.ts';
import styles from './hero-picture.module.css';

/** The stage behind the words. It is the largest paint of the page, so it is loaded before anything else. */
export function HeroPicture() {
  const stage = pictureSources(heroCuts.stage.name);
  return (
    <picture className={styles.picture}>
      {Object.entries(heroCuts).map(([cut, { name, media, sizes }]) => {
        const { width, height, srcSet } = pictureSources(name);
        return (
          <source
            key={cut}
            type="image/avif"
            media={media}
            srcSet={srcSet('avif')}
            sizes={sizes}
            width={width}
            height={height}
          />
        );
      })}
      <img src={stage.fallback} width={stage.width} height={stage.height} alt="" fetchPriority="high" />
    </picture>
  );
}
