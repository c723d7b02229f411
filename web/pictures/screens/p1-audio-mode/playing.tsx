import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { timecodeOf, useTime } from '../kit/time.tsx';
import styles from '../p1-audio/now-playing.module.css';
import { Wave } from '../p1-audio/wave.tsx';
import own from './playing.module.css';
import { ANNOUNCES } from './steps.ts';
import { ANNOUNCEMENT_LENGTH, announcement, music } from './tracks.ts';

const ruler = ['12:00', '12:10', '12:20', '12:30', '12:40', '12:50', '13:00'] as const;
const buttons = ['previous', 'stop', 'pause', 'next', 'loop'] as const;

const PIXELS_A_SECOND = 8;
/** Where the music is when the screen's clock begins: seconds since the left edge, which is minute 12. */
const BEGINS = 6;
const MUSIC_LENGTH = 44 * 60;
/** Seconds by which the music fades out. */
const FADES = 3;

function left(seconds: number): string {
  const tenths = Math.floor((seconds % 1) * 10);
  return `−${timecodeOf(seconds).slice(3, 8)}.${tenths}`;
}

/** What runs: the music, and from the press on the announcement over its end. */
export function Playing({ announced }: { readonly announced: boolean }) {
  const time = useTime();
  const head = (BEGINS + time) * PIXELS_A_SECOND;
  const cut = (BEGINS + ANNOUNCES) * PIXELS_A_SECOND;
  const gone = cut + FADES * PIXELS_A_SECOND;
  const rest = announced ? ANNOUNCEMENT_LENGTH - (time - ANNOUNCES) : MUSIC_LENGTH - 720 - BEGINS - time;
  const spoken = ANNOUNCEMENT_LENGTH * PIXELS_A_SECOND;
  return (
    <section className={styles.playing}>
      <header className={styles.head}>
        <span className={styles.live}>{announced ? '2' : '1'}</span>
        <b className={styles.name}>{announced ? announcement : music}</b>
        <span className={styles.remaining}>{left(rest)}</span>
      </header>
      <ol className={styles.ruler}>
        {ruler.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ol>
      <div className={styles.lanes}>
        <div className={styles.leaving} style={announced ? { clipPath: `inset(0 ${560 - gone}px 0 0)` } : undefined}>
          <Wave seed={8} drive={0.6} width={560} height={66} seconds={70} />
        </div>
        <div className={own.lane}>
          {announced && (
            <div style={{ paddingLeft: cut }}>
              <Wave seed={27} drive={0.95} width={spoken} height={66} seconds={ANNOUNCEMENT_LENGTH} />
            </div>
          )}
        </div>
        {announced && (
          <svg className={styles.fades} width="560" height="156" viewBox="0 0 560 156" aria-hidden="true">
            <rect x={cut} width={gone - cut} height="156" />
            <path d={`M0 8H${cut}C${cut + 14} 8 ${cut + 16} 74 ${gone} 74`} />
            <path d={`M${cut} 148V86H${cut + spoken}V148`} />
          </svg>
        )}
        <i className={styles.playhead} style={{ left: head }} />
        {announced && (
          <span className={styles.note} style={{ left: gone + 14 }}>
            Music out 3.0 s
          </span>
        )}
      </div>
      <footer className={styles.foot}>
        {buttons.map((name) => (
          <span key={name} className={name === 'pause' ? styles.main : styles.button}>
            <StrokeIcon name={name} size={20} />
          </span>
        ))}
        <b className={styles.next}>{announced ? '1' : '2'}</b>
        <span className={styles.following}>{announced ? music : 'Strings, slow'}</span>
        <span className={styles.fade}>Fade now</span>
      </footer>
    </section>
  );
}
