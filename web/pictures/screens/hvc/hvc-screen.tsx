import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { Host } from './host.tsx';
import styles from './hvc-screen.module.css';
import { Preview } from './preview.tsx';
import { Queue } from './queue.tsx';
import { Result } from './result.tsx';
import { Settings } from './settings.tsx';

export const size = { width: 1120, height: 700 };

/** The export dialog of the HVC plugin, over the program that it lives in. */
export default function HvcScreen() {
  return (
    <div className={styles.screen}>
      <Host />
      <section className={styles.dialog}>
        <header className={styles.head}>
          <h1>Export as HVC</h1>
          <span>Opening gala, main wall</span>
          <span className={styles.preset}>
            Preset
            <b>Wall, 10 bits</b>
            <StrokeIcon name="chevron" size={16} />
          </span>
          <StrokeIcon name="close" />
        </header>
        <div className={styles.left}>
          <Preview />
          <Queue />
        </div>
        <div className={styles.right}>
          <Settings />
          <Result />
          <footer className={styles.foot}>
            <span>Cancel</span>
            <span>Add to queue</span>
            <b>Export</b>
          </footer>
        </div>
      </section>
    </div>
  );
}
