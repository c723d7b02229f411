import { ControlIcon } from '../kit/control-icon.tsx';
import { Crop } from '../kit/crop.tsx';
import { DeckPanel } from '../kit/deck-panel.tsx';
import { Actions } from './actions.tsx';
import { Inspector } from './inspector.tsx';
import styles from './stream-deck-screen.module.css';

export const size = { width: 1120, height: 700 };

function Head() {
  return (
    <header className={styles.head}>
      <b className={styles.select}>
        Stream Deck, 15 keys
        <ControlIcon name="chevron" size={18} />
      </b>
      <b className={styles.select}>
        Harbour Lights
        <ControlIcon name="chevron" size={18} />
      </b>
      <ol className={styles.pages}>
        {[1, 2, 3].map((page) => (
          <li key={page} className={page === 2 ? styles.current : undefined}>
            {page}
          </li>
        ))}
      </ol>
      <span className={styles.follows}>Page turns with the show</span>
    </header>
  );
}

export default function StreamDeckScreen() {
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <b>Stream Deck</b> S3 Pro plugin 1.2.0
        <span className={styles.link}>
          <i />
          S3 Pro 5.2.0 at 192.168.10.21 answers in 4 ms
        </span>
      </header>
      <main className={styles.main}>
        <Head />
        <div className={styles.housing}>
          <DeckPanel keySize={104} gap={18} chosen={2} />
        </div>
        <Actions />
      </main>
      <Inspector />
      <footer className={styles.foot}>
        Works with S3 Pro 5.1.4 or later
        <span>Backup 192.168.10.22 ready, keys follow whoever is live</span>
      </footer>
      <Crop part="panel" left={180} top={122} width={496} height={372} />
    </div>
  );
}
