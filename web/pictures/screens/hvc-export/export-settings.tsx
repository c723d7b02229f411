import { Choice, Setting, Typed } from '../hvc/setting.tsx';
import styles from '../hvc/settings.module.css';
import own from './hvc-export-screen.module.css';
import type { Export } from './steps.ts';

/** How the film will be written. */
export function ExportSettings({ edition, side }: Export) {
  const typed = (
    <Typed>
      <span className={own.digits}>{side}</span>
    </Typed>
  );
  return (
    <dl className={styles.settings}>
      <Setting name="Edition">
        <Choice options={['Subscription', 'Dongle', 'Mac']} chosen={edition} />
      </Setting>
      <Setting name="Size" note="to 16384 × 16384">
        {typed}×{typed}
      </Setting>
      <Setting name="Frame rate" note="as the sequence">
        <Typed>25 fps</Typed>
      </Setting>
      <Setting name="Quality">
        <Choice options={['1 Draft', '2 LED wall', '3 Finest']} chosen="2 LED wall" />
      </Setting>
      <Setting name="Bits">
        <Choice options={['8', '10']} chosen="8" />
      </Setting>
      <Setting name="Slices" note="Blocks 64 × 64">
        <Typed>16</Typed>
      </Setting>
    </dl>
  );
}
