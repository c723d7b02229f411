import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { timecodeOf } from '../kit/time.tsx';
import styles from '../p1-audio/now-playing.module.css';
import { tracks } from '../p1-audio/tracks.ts';
import { Wave } from '../p1-audio/wave.tsx';
import { lists } from '../p1-audio-mode/tracks.ts';
import { type Crossing, FADES, LEFT_EDGE, OVER, OVERLAP, PIXELS_A_SECOND } from './steps.ts';
import own from './waveforms.module.css';

const WIDTH = 560;
const marks = [0, 10, 20, 30, 40, 50, 60] as const;
const buttons = ['previous', 'stop', 'pause', 'next', 'loop'] as const;

const minutes = (seconds: number) => timecodeOf(seconds).slice(3, 8);
const pixels = (seconds: number) => seconds * PIXELS_A_SECOND;
const keyOf = (title: string) => [...tracks, ...lists.Announcements].find(({ name }) => name === title)?.key;

const leaves = pixels(OVER);
const comes = pixels(OVER - OVERLAP);

/** The lines along which the loudness goes: both titles, and from the announcement on that and the music under it. */
function Fades({ announcement }: Pick<Crossing, 'announcement'>) {
  const from = pixels(announcement?.from ?? 0);
  const gone = from + pixels(FADES);
  const said = from + pixels(announcement?.length ?? 0);
  const rises = `M${comes} 148C${comes + 20} 148 ${comes + 26} 86 ${leaves} 86`;
  return (
    <svg className={styles.fades} width={WIDTH} height="156" viewBox={`0 0 ${WIDTH} 156`} aria-hidden="true">
      <rect x={comes} width={leaves - comes} height="156" />
      <path d={`M0 8H${comes}C${comes + 38} 8 ${comes + 44} 74 ${leaves} 74`} />
      <path d={announcement ? `${rises}H${from}C${from + 14} 86 ${from + 16} 148 ${gone} 148` : `${rises}H${WIDTH}`} />
      {announcement && (
        <>
          <rect x={from} width={gone - from} height="156" />
          <path d={`M${from} 74V8H${said}V74`} />
        </>
      )}
    </svg>
  );
}

/** Two titles where one goes over into the other, and the announcement that is started by hand. */
export function Waveforms({ state }: { readonly state: Crossing }) {
  const { head, live, next, left, announcement } = state;
  const from = pixels(announcement?.from ?? 0);
  const gone = from + pixels(FADES);
  const said = pixels(announcement?.length ?? 0);
  return (
    <section className={styles.playing}>
      <header className={styles.head}>
        <span className={styles.live}>{keyOf(live)}</span>
        <b className={styles.name}>{live}</b>
        <span className={styles.remaining}>{`−${minutes(left)}.${Math.floor((left % 1) * 10)}`}</span>
      </header>
      <ol className={styles.ruler}>
        {marks.map((seconds) => (
          <li key={seconds}>{minutes(LEFT_EDGE + seconds)}</li>
        ))}
      </ol>
      <div className={styles.lanes}>
        <div className={styles.leaving}>
          <Wave seed={8} drive={0.95} width={leaves} height={66} seconds={OVER} />
          {announcement && (
            <span className={own.announcement} style={{ left: from }}>
              <Wave seed={27} drive={0.95} width={said} height={66} seconds={announcement.length} />
            </span>
          )}
        </div>
        <div
          className={styles.coming}
          style={announcement && { clipPath: `inset(0 ${Math.max(WIDTH - gone, 0)}px 0 0)` }}
        >
          <Wave seed={22} drive={0.95} width={WIDTH - comes} height={66} seconds={(WIDTH - comes) / PIXELS_A_SECOND} />
        </div>
        <Fades announcement={announcement} />
        <i className={styles.playhead} style={{ left: pixels(head) }} />
        {announcement ? (
          <span className={own.note} style={{ left: gone + 14 }}>{`Music out ${FADES.toFixed(1)} s`}</span>
        ) : (
          <span className={styles.note}>{`Crossfade ${OVERLAP.toFixed(1)} s`}</span>
        )}
      </div>
      <footer className={styles.foot}>
        {buttons.map((name) => (
          <span key={name} className={name === 'pause' ? styles.main : styles.button}>
            <StrokeIcon name={name} size={20} />
          </span>
        ))}
        <b className={styles.next}>{keyOf(next)}</b>
        <span className={styles.following}>{next}</span>
        <span className={styles.fade}>Fade now</span>
      </footer>
    </section>
  );
}
