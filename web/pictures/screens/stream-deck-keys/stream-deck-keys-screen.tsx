import { Crop } from '../kit/crop.tsx';
import { DeckPanel } from '../kit/deck-panel.tsx';
import styles from './stream-deck-keys-screen.module.css';

const KEY = 144;
const GAP = 24;

/** Five by three cells of the same side, a key in the middle of each: what a rendered device shows on its keys. */
export const size = { width: 5 * (KEY + GAP), height: 3 * (KEY + GAP) };

export default function StreamDeckKeysScreen() {
  return (
    <div className={styles.screen} style={{ padding: GAP / 2 }}>
      <DeckPanel keySize={KEY} gap={GAP} />
      <Crop part="cues" left={KEY + GAP} top={0} width={3 * (KEY + GAP)} height={2 * (KEY + GAP)} />
    </div>
  );
}
