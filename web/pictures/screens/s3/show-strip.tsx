import { DeskIcon } from '../kit/desk-icon.tsx';
import { Show } from '../kit/show.tsx';
import { Waveform } from '../kit/waveform.tsx';
import styles from './show-strip.module.css';

/** Shares of the strip's width. */
const FILMS = [
  { name: 'Tide', file: 'tide_8k.hvc', from: 0, to: 27, content: 'aurora' },
  { name: 'Cloth dyers', file: 'dyers_8k.hvc', from: 27, to: 64, content: 'ink' },
  { name: 'Stone by stone', file: 'stone_8k.hvc', from: 64, to: 100, content: 'blocks' },
];
const TIMES = [
  { time: '19:40', at: 0 },
  { time: '19:42', at: 27 },
  { time: '19:44', at: 54 },
  { time: '19:46', at: 81 },
];
const NOW = 46.4;

/** The show around the moment that is being mapped. */
export function ShowStrip() {
  return (
    <section className={styles.strip}>
      <header className={styles.head}>
        <span className={styles.key}>
          <DeskIcon symbol="play" solid />
        </span>
        <h2>Cloth dyers</h2>
        <p>
          <DeskIcon symbol="repeat" /> Loop while mapping
        </p>
      </header>
      <div className={styles.lanes}>
        <p className={styles.times}>
          {TIMES.map(({ time, at }) => (
            <span key={time} style={{ left: `${at}%` }}>
              {time}
            </span>
          ))}
        </p>
        <div className={styles.films}>
          {FILMS.map(({ name, file, from, to, content }) => (
            <figure key={name} data-live={name === 'Cloth dyers'} style={{ left: `${from}%`, width: `${to - from}%` }}>
              <Show content={content} at={2} position="50% 40%" />
              <figcaption>{file}</figcaption>
            </figure>
          ))}
        </div>
        <div className={styles.sound}>
          <Waveform seed={5} peaks={190} />
        </div>
        <i className={styles.playhead} style={{ left: `${NOW}%` }} />
      </div>
    </section>
  );
}
