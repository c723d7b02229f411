import { Show } from '../kit/show.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './hvc-player-screen.module.css';

export const size = { width: 1120, height: 630 };

/** When the view comes near, how long that takes, and how near: from the whole picture to single pixels. */
const NEARS_AT = 4.8;
const NEARS_IN = 3.2;
const NEAREST = 7.3;
const PERCENT = { whole: 7, near: 1600 };
/** Larger than this, pixels are shown as the squares that they are. */
const SQUARES_FROM = 1.2;

const LENGTH = 40;
const STARTED_AT = 12;
const FRAMES_A_SECOND = 25;

function viewAt(time: number) {
  const passed = Math.min(Math.max((time - NEARS_AT) / NEARS_IN, 0), 1);
  const share = passed * passed * (3 - 2 * passed);
  return { scale: NEAREST ** share, percent: Math.round(PERCENT.whole * (PERCENT.near / PERCENT.whole) ** share) };
}

/** The player with an exported file, for films. */
export default function HvcPlayerScreen() {
  const time = useTime();
  const { scale, percent } = viewAt(time);
  const played = STARTED_AT + time;
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <b>HVC Player</b>
        <span>facade_16k.hvc</span>
        <span className={styles.right}>16384 × 16384, 25 fps</span>
      </header>
      <div className={styles.picture}>
        <div
          className={styles.view}
          style={{ transform: `scale(${scale})`, imageRendering: scale > SQUARES_FROM ? 'pixelated' : 'auto' }}
        >
          <Show content="facets" at={8} position="50% 40%" />
        </div>
      </div>
      <footer className={styles.foot}>
        <StrokeIcon name="play" size={22} />
        <b>00:{Math.floor(played)}</b>
        <i className={styles.way}>
          <i style={{ width: `${(played / LENGTH) * 100}%` }} />
        </i>
        <span>00:{LENGTH}</span>
        <span>Frame {Math.floor(played * FRAMES_A_SECOND)}</span>
        <b className={styles.percent}>{percent} %</b>
      </footer>
    </div>
  );
}
