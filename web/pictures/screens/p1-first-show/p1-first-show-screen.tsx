import { KeyStroke } from '../kit/key-stroke.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { stage } from '../p1-code-find/codes.ts';
import { Desktop } from '../p1-code-find/desktop.tsx';
import { VideoDesk } from '../p1-video/video-desk.tsx';
import { Explorer } from './explorer.tsx';
import styles from './p1-first-show-screen.module.css';
import { ACTS, firstShowAt, LOADS, START, TAKES } from './steps.ts';

export const size = { width: 1120, height: 740 };

/** From an empty list to the opening film on the wall, for films. */
export default function P1FirstShowScreen() {
  const { listed, chosen, invites, explorer, typedAt, next, taken, onAir } = firstShowAt(useTime());
  return (
    <Desktop computer={stage.name} time="18:20" runs="P1">
      <div className={styles.desk}>
        <VideoDesk
          file="New set"
          edition={{ name: 'Subscription' }}
          onAir={onAir}
          next={next}
          listed={listed}
          typedAt={typedAt}
          invites={invites}
          taken={taken}
          clock={18 * 3600 + 20 * 60 + 31}
        />
      </div>
      {explorer > 0 && (
        <div style={{ opacity: explorer }}>
          <Explorer chosen={chosen} />
        </div>
      )}
      <KeyStroke name="2" at={LOADS} place={[790, 210]} />
      <KeyStroke name="Enter" at={TAKES} place={[340, 210]} />
      <MousePointer acts={ACTS} start={START} />
    </Desktop>
  );
}
