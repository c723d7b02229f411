import { ControlIcon, type ControlIconName } from '../kit/control-icon.tsx';
import { PhoneStatus } from '../kit/phone-status.tsx';
import styles from './cc-max-phone-screen.module.css';
import { CueList } from './cue-list.tsx';
import { RunningCue } from './running-cue.tsx';

export const size = { width: 390, height: 844 };

const places: readonly (readonly [ControlIconName, string])[] = [
  ['list', 'Cues'],
  ['star', 'Favourites'],
  ['level', 'Levels'],
  ['point', 'Align'],
];

export default function CcMaxPhoneScreen() {
  return (
    <div className={styles.screen}>
      <PhoneStatus time="20:41" />
      <header className={styles.head}>
        <h1 className={styles.show}>Opening gala</h1>
        <span className={styles.lock}>
          <ControlIcon name="lock" />
        </span>
        <p className={styles.connection}>
          <i className={styles.lamp} />
          S3 Pro 5.2.0 at 192.168.10.21
        </p>
      </header>
      <RunningCue />
      <CueList />
      <div className={styles.transport}>
        <span className={styles.round}>
          <ControlIcon name="pause" size={28} />
        </span>
        <span className={styles.go}>
          <ControlIcon name="play" size={26} solid />
          <span className={styles.goWords}>
            Go<small>13 Flower boats</small>
          </span>
        </span>
        <span className={styles.round}>
          <ControlIcon name="blackout" size={28} />
        </span>
      </div>
      <nav className={styles.places}>
        {places.map(([icon, name]) => (
          <span key={name} className={name === 'Cues' ? styles.current : styles.place}>
            <ControlIcon name={icon} size={24} />
            {name}
          </span>
        ))}
      </nav>
    </div>
  );
}
