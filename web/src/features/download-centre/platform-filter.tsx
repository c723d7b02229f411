import { type Platform, platformNames, platforms } from '../../../../shared/platform.ts';
import styles from './platform-filter.module.css';

interface PlatformFilterProps {
  /** The platform whose builds are shown; null for all. */
  readonly chosen: Platform | null;
  readonly onChoose: (platform: Platform | null) => void;
  /** How many builds are shown. */
  readonly count: number;
}

/** Shows the builds of one platform. An enhancement: without script all of them are in sight, and this is not. */
export function PlatformFilter({ chosen, onChoose, count }: PlatformFilterProps) {
  const choices = [null, ...platformNames];
  return (
    <div className={styles.filter} data-needs-script="">
      <fieldset className={styles.choices} aria-label="Show builds for">
        {choices.map((platform) => (
          <button
            key={platform}
            type="button"
            className={styles.choice}
            aria-pressed={platform === chosen}
            onClick={() => onChoose(platform)}
          >
            {platform ? platforms[platform].label : 'All'}
          </button>
        ))}
      </fieldset>
      <p className={styles.count} role="status">
        {`${count === 1 ? '1 build' : `${count} builds`}${chosen ? ` for ${platforms[chosen].label}` : ''}`}
      </p>
    </div>
  );
}
