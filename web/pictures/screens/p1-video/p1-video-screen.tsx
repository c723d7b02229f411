import { ApplicationBar } from '../kit/application-bar.tsx';
import { ModeSwitch } from '../kit/mode-switch.tsx';
import { StrokeIcon } from '../kit/stroke-icon.tsx';
import { NextMonitor, ProgramMonitor } from './monitors.tsx';
import styles from './p1-video-screen.module.css';
import { ProgramList } from './program-list.tsx';
import { Take } from './take.tsx';
import { Transport } from './transport.tsx';

export const size = { width: 1120, height: 700 };

const status = ['Wall: 3840 × 2160, 50 Hz', 'Frames dropped: 0', 'ccMAX: Tablet FOH'];

/** P1 in video mode: what comes next beside what is on air, above the bank's programs. */
export default function P1VideoScreen() {
  return (
    <div className={styles.window}>
      <ApplicationBar system="windows" product="P1 2.4.1" file="Autumn tour, night 6">
        <ModeSwitch mode="video" />
        <span className={styles.edition}>
          <StrokeIcon name="lock" size={17} />
          Encrypted lock
        </span>
      </ApplicationBar>
      <main className={styles.desk}>
        <NextMonitor />
        <Take />
        <ProgramMonitor />
        <Transport />
        <ProgramList />
      </main>
      <footer className={styles.status}>
        {status.map((item) => (
          <span key={item}>{item}</span>
        ))}
        <span className={styles.clock}>21:46:08</span>
      </footer>
    </div>
  );
}
