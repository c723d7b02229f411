import styles from './hero.module.css';
import { heroSources } from './hero-sources.ts';

/** The picture behind the headline; decides how soon the page looks done, so it is asked for before anything else. */
export function HeroPicture() {
  const { upright, stage, fallback } = heroSources();
  return (
    <picture className={styles.picture}>
      {[upright, stage].map(({ media, srcSet, sizes, width, height }) => (
        <source
          key={media}
          type="image/avif"
          media={media}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
      <img src={fallback} width={stage.width} height={stage.height} alt="" fetchPriority="high" />
    </picture>
  );
}
