import { DeskIcon, type DeskSymbol } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { Waveform } from '../kit/waveform.tsx';
import styles from './layer-strip.module.css';

export interface Layer {
  readonly name: string;
  readonly symbol: DeskSymbol;
  /** Shares of the item's length. */
  readonly from: number;
  readonly to: number;
  /** Empty until something lies on the layer. */
  readonly clip: string;
  readonly kind: 'title' | 'camera' | 'film' | 'sound';
  /** What a film shows; particles when left out. */
  readonly content?: string;
}

const LAYERS: readonly Layer[] = [
  { name: 'Title', symbol: 'text', from: 18, to: 66, clip: 'Forty years of light', kind: 'title' },
  { name: 'Camera', symbol: 'camera', from: 66, to: 100, clip: 'NDI, lectern', kind: 'camera' },
  { name: 'Film', symbol: 'film', from: 0, to: 92, clip: 'opening_v12.hvc', kind: 'film' },
  { name: 'Sound', symbol: 'sound', from: 0, to: 100, clip: 'strings.wav', kind: 'sound' },
];
/** The second item, a minute after it began. */
export const opening = { layers: LAYERS, length: 150, now: 62.14 };

/** Seconds of the film that its layer pictures. */
const FRAMES = [2, 6, 2, 6, 2, 6, 2].map((at, id) => ({ id, at }));

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
const minutes = (seconds: number) => `${twoDigits(seconds / 60)}:${twoDigits(seconds % 60)}`;
const hundredths = (seconds: number) => `.${twoDigits((seconds * 100) % 100)}`;

function Clip({ layer: { from, to, clip, kind, content = 'particles' } }: { readonly layer: Layer }) {
  return (
    <div className={styles[kind]} style={{ left: `${from}%`, width: `${to - from}%` }}>
      {kind === 'film' && (
        <div className={styles.frames}>
          {FRAMES.map(({ id, at }) => (
            <Show key={id} content={content} at={at} still />
          ))}
        </div>
      )}
      {kind === 'sound' && <Waveform seed={9} peaks={210} />}
      <span className={styles.name}>{clip}</span>
    </div>
  );
}

interface LayerStripProps {
  readonly layers: readonly Layer[];
  /** Seconds of the item, and how many of them have passed. */
  readonly length: number;
  readonly now: number;
  readonly paused?: boolean;
}

/** The layers of what is playing, and the keys to play it. */
export function LayerStrip({ layers, length, now, paused = false }: LayerStripProps) {
  return (
    <section className={styles.strip}>
      <header className={styles.keys}>
        <p className={styles.time}>
          {minutes(now)}
          <span>{hundredths(now)}</span>
        </p>
        <span className={styles.key}>
          <DeskIcon symbol="back" size={20} />
        </span>
        <span className={styles.play}>
          <DeskIcon symbol={paused ? 'play' : 'pause'} size={22} />
        </span>
        <span className={styles.key}>
          <DeskIcon symbol="forward" size={20} />
        </span>
        <p className={styles.left}>
          −{minutes(length - now)}
          {hundredths(length - now)}
        </p>
      </header>
      {layers.map((layer) => (
        <div key={layer.name} className={styles.layer}>
          <p>
            <DeskIcon symbol={layer.symbol} />
            {layer.name}
          </p>
          <div className={styles.lane}>{layer.clip && <Clip layer={layer} />}</div>
        </div>
      ))}
      <i className={styles.playhead} style={{ left: `calc(100px + (100% - 124px) * ${now / length})` }} />
    </section>
  );
}
