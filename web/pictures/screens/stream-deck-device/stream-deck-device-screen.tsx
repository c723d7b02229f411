import { showAt } from '../kit/deck-keys.ts';
import { DeckPanel } from '../kit/deck-panel.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './stream-deck-device-screen.module.css';

export const size = { width: 1120, height: 630 };

/** The device itself, seen from above, under what S3 Pro says of its show, for films. */
export default function StreamDeckDeviceScreen() {
  const { running, next, left, timecode } = showAt(useTime());
  return (
    <div className={styles.screen}>
      <header className={styles.show}>
        <b>S3 Pro</b>
        <span>
          On air{' '}
          <b>
            {running.number} {running.name}
          </b>
        </span>
        <span>
          Remaining <b>{left}</b>
        </span>
        <span>
          Next{' '}
          <b>
            {next.number} {next.name}
          </b>
        </span>
        <b className={styles.timecode}>{timecode}</b>
      </header>
      <div className={styles.housing}>
        <DeckPanel keySize={132} gap={22} />
      </div>
    </div>
  );
}
