import { Crop } from '../kit/crop.tsx';
import { ClipBank } from './clip-bank.tsx';
import { DeckStack } from './deck-stack.tsx';
import styles from './p1-plus-screen.module.css';
import { PlusWindow } from './plus-window.tsx';
import { Stage } from './stage.tsx';

export const size = { width: 1120, height: 700 };

const health = [
  'Graphics 61 °C',
  'Frames dropped 0',
  'Free 412 GB',
  'NDI out 1920 × 1080, 50 fps',
  'No watermark',
] as const;

/** P1+ in the theme with less blue: windows on the LED raster, eight decks, a bank of clips. */
export default function P1PlusScreen() {
  return (
    <PlusWindow className={styles.rows}>
      <Stage />
      <DeckStack />
      <ClipBank />
      <footer className={styles.health}>
        {health.map((item) => (
          <span key={item}>{item}</span>
        ))}
        <span className={styles.clock}>03:52</span>
      </footer>
      <Crop part="layers" left={699} top={41} width={420} height={316} />
    </PlusWindow>
  );
}
