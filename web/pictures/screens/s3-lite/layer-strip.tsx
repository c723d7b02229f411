import { DeskIcon, type DeskSymbol } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { Waveform } from '../kit/waveform.tsx';
import styles from './layer-strip.module.css';

interface Layer {
  readonly name: string;
  readonly symbol: DeskSymbol;
  /** Shares of the item's length. */
  readonly from: number;
  readonly to: number;
  readonly clip: string;
  readonly kind: 'title' | 'camera' | 'film' | 'sound';
}

const LAYERS: readonly Layer[] = [
  { name: 'Title', symbol: 'text', from: 18, to: 66, clip: 'Forty years of light', kind: 'title' },
  { name: 'Camera', symbol: 'camera', from: 66, to: 100, clip: 'NDI, lectern', kind: 'camera' },
  { name: 'Film', symbol: 'film', from: 0, to: 92, clip: 'opening_v12.hvc', kind: 'film' },
  { name: 'Sound', symbol: 'sound', from: 0, to: 100, clip: 'strings.wav', kind: 'sound' },
];
/** Seconds of the film that its layer pictures. */
const FRAMES = [
  { id: 1, at: 2 },
  { id: 2, at: 6 },
  { id: 3, at: 2 },
  { id: 4, at: 6 },
  { id: 5, at: 2 },
  { id: 6, at: 6 },
  { id: 7, at: 2 },
];

/** The layers of what is playing, and the keys to play it. */
export function LayerStrip() {
  return (
    <section className={styles.strip}>
      <header className={styles.keys}>
        <p className={styles.time}>
          01:02<span>.14</span>
        </p>
        <span className={styles.key}>
          <DeskIcon symbol="back" size={20} />
        </span>
        <span className={styles.play}>
          <DeskIcon symbol="pause" size={22} />
        </span>
        <span className={styles.key}>
          <DeskIcon symbol="forward" size={20} />
        </span>
        <p className={styles.left}>−01:27.86</p>
      </header>
      {LAYERS.map(({ name, symbol, from, to, clip, kind }) => (
        <div key={name} className={styles.layer}>
          <p>
            <DeskIcon symbol={symbol} />
            {name}
          </p>
          <div className={styles.lane}>
            <div className={styles[kind]} style={{ left: `${from}%`, width: `${to - from}%` }}>
              {kind === 'film' && (
                <div className={styles.frames}>
                  {FRAMES.map(({ id, at }) => (
                    <Show key={id} content="particles" at={at} />
                  ))}
                </div>
              )}
              {kind === 'sound' && <Waveform seed={9} peaks={210} />}
              <span className={styles.name}>{clip}</span>
            </div>
          </div>
        </div>
      ))}
      <i className={styles.playhead} />
    </section>
  );
}
