import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './settings.module.css';

interface ChoiceProps {
  readonly options: readonly string[];
  readonly chosen: string;
}

function Choice({ options, chosen }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      {options.map((option) => (
        <span key={option} className={option === chosen ? styles.chosen : undefined}>
          {option}
        </span>
      ))}
    </span>
  );
}

/** How the film will be written. */
export function Settings() {
  return (
    <dl className={styles.settings} data-part="settings">
      <dt>Size</dt>
      <dd>
        <b className={styles.field}>10240</b>×<b className={styles.field}>4320</b>
        <span className={styles.limit}>to 16384 × 16384</span>
      </dd>
      <dt>Frame rate</dt>
      <dd>
        <b className={styles.field}>50 fps</b>
        <span className={styles.limit}>as the sequence</span>
      </dd>
      <dt>Quality</dt>
      <dd>
        <Choice options={['1 Draft', '2 LED wall', '3 Finest']} chosen="3 Finest" />
      </dd>
      <dt>Bits</dt>
      <dd>
        <Choice options={['8', '10']} chosen="10" />
        <span className={styles.limit}>a third larger</span>
      </dd>
      <dt>Transparency</dt>
      <dd>
        <i className={styles.tick}>
          <StrokeIcon name="check" size={16} />
        </i>
        Keep, leave empty blocks out
      </dd>
      <dt>Slices</dt>
      <dd>
        <b className={styles.field}>16</b>
        <span className={styles.limit}>Blocks 64 × 64</span>
      </dd>
      <dt>Bit rate</dt>
      <dd>
        <i className={styles.slider} />
        <b className={styles.value}>7.1 Gbit/s</b>
      </dd>
    </dl>
  );
}
