import { KeyStroke } from '../kit/key-stroke.tsx';
import { MousePointer } from '../kit/mouse-pointer.tsx';
import { useTime } from '../kit/time.tsx';
import { P1Window } from '../p1-video/p1-window.tsx';
import desk from '../p1-video/video-desk.module.css';
import { Decision } from './decision.tsx';
import { FilmStrip } from './film-strip.tsx';
import { Lists } from './lists.tsx';
import { Monitors } from './monitors.tsx';
import styles from './p1-take-screen.module.css';
import { ACTS, LOADS, nightAt, START } from './steps.ts';
import { Ways } from './ways.tsx';

export const size = { width: 1120, height: 700 };

const status = ['Wall: 3840 × 2160, 50 Hz', 'Frames dropped: 0', 'ccMAX: not connected'];

/** A night in three lists, a film that is taken, the ways from one to another, and an end in black; for films. */
export default function P1TakeScreen() {
  const { monitors, lists, take, fade, ways, black } = nightAt(useTime());
  return (
    <P1Window mode="video" file="Harbour concert">
      <main className={styles.desk}>
        <Lists lists={lists} />
        <Monitors state={monitors} fade={fade} />
        <FilmStrip state={monitors} />
        <Decision state={monitors} take={take} black={black} />
        <Ways seconds={ways} fade={fade} />
      </main>
      <footer className={desk.status}>
        {status.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </footer>
      <KeyStroke name="1" at={LOADS} place={[826, 322]} />
      <MousePointer acts={ACTS} start={START} />
    </P1Window>
  );
}
