import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { Choice, Setting, Typed } from './setting.tsx';
import styles from './settings.module.css';

/** How the film will be written. */
export function Settings() {
  return (
    <dl className={styles.settings} data-part="settings">
      <Setting name="Size" note="to 16384 × 16384">
        <Typed>10240</Typed>×<Typed>4320</Typed>
      </Setting>
      <Setting name="Frame rate" note="as the sequence">
        <Typed>50 fps</Typed>
      </Setting>
      <Setting name="Quality">
        <Choice options={['1 Draft', '2 LED wall', '3 Finest']} chosen="3 Finest" />
      </Setting>
      <Setting name="Bits" note="a third larger">
        <Choice options={['8', '10']} chosen="10" />
      </Setting>
      <Setting name="Transparency">
        <i className={styles.tick}>
          <StrokeIcon name="check" size={16} />
        </i>
        Keep, leave empty blocks out
      </Setting>
      <Setting name="Slices" note="Blocks 64 × 64">
        <Typed>16</Typed>
      </Setting>
      <Setting name="Bit rate">
        <i className={styles.slider} />
        <b className={styles.value}>7.1 Gbit/s</b>
      </Setting>
    </dl>
  );
}
