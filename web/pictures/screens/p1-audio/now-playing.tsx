import { StrokeIcon } from '../kit/stroke-icon.tsx';
import styles from './now-playing.module.css';
import { Wave } from './wave.tsx';

const ruler = ['03:40', '03:50', '04:00', '04:10', '04:20', '04:30', '04:40'] as const;
const buttons = ['previous', 'stop', 'pause', 'next', 'loop'] as const;

/** The track on air and the one that follows, with the crossfade between them. */
export function NowPlaying() {
  return (
    <section className={styles.playing} data-part="waveforms">
      <header className={styles.head}>
        <span className={styles.live}>4</span>
        <b className={styles.name}>Northern sky</b>
        <span className={styles.remaining}>−00:17.4</span>
      </header>
      <ol className={styles.ruler}>
        {ruler.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ol>
      <div className={styles.lanes}>
        <div className={styles.leaving}>
          <Wave seed={8} drive={0.95} width={240} height={66} seconds={30} />
        </div>
        <div className={styles.coming}>
          <Wave seed={22} drive={0.95} width={384} height={66} seconds={48} />
        </div>
        <svg className={styles.fades} width="560" height="156" viewBox="0 0 560 156" aria-hidden="true">
          <rect x="176" width="64" height="156" />
          <path d="M0 8H176C214 8 220 74 240 74" />
          <path d="M176 148C196 148 202 86 240 86H560" />
        </svg>
        <i className={styles.playhead} />
        <span className={styles.note}>Crossfade 8.0 s</span>
      </div>
      <footer className={styles.foot}>
        {buttons.map((name) => (
          <span key={name} className={name === 'pause' ? styles.main : styles.button}>
            <StrokeIcon name={name} size={20} />
          </span>
        ))}
        <b className={styles.next}>5</b>
        <span className={styles.following}>City at night</span>
        <span className={styles.fade}>Fade now</span>
      </footer>
    </section>
  );
}
