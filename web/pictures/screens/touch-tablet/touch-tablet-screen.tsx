import { ControlIcon } from '../kit/control-icon.tsx';
import { servers } from './hall.ts';
import { Levels } from './levels.tsx';
import { Power } from './power.tsx';
import { Scenes } from './scenes.tsx';
import styles from './touch-tablet-screen.module.css';

export const size = { width: 1024, height: 768 };

function Head() {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.hall}>Maritime Hall</h1>
        <p className={styles.hours}>Open today until 18:00</p>
      </div>
      <ul className={styles.languages}>
        <li className={styles.chosen}>English</li>
        <li>Deutsch</li>
        <li>Français</li>
      </ul>
      <p className={styles.clock}>14:32</p>
    </header>
  );
}

function Foot() {
  return (
    <footer className={styles.foot}>
      {servers.map(({ name, address, answers }) => (
        <span key={address} className={answers ? styles.server : styles.silent}>
          <i />
          {name} <b>{address}</b>
        </span>
      ))}
      <span className={styles.pages}>
        <b>Today</b>
        <span>Groups</span>
        <span>
          <ControlIcon name="lock" size={17} />
          Engineer
        </span>
      </span>
    </footer>
  );
}

export default function TouchTabletScreen() {
  return (
    <div className={styles.screen}>
      <Head />
      <Scenes />
      <Levels />
      <Power />
      <Foot />
    </div>
  );
}
