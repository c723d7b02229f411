import { ControlIcon } from '../kit/control-icon.tsx';
import { PhoneStatus } from '../kit/phone-status.tsx';
import { Show } from '../kit/show.tsx';
import { RoomLevels } from './room-levels.tsx';
import styles from './touch-phone-screen.module.css';

export const size = { width: 390, height: 844 };

function Station() {
  return (
    <section className={styles.station} data-part="station">
      <Show content="rain" at={2} />
      <div className={styles.words}>
        <p>Station 3 of 7</p>
        <h2 className={styles.name}>The storm of 1908</h2>
      </div>
    </section>
  );
}

/** A guide's remote control for one room after the other. */
export default function TouchPhoneScreen() {
  return (
    <div className={styles.screen}>
      <PhoneStatus time="14:32" />
      <header className={styles.head}>
        <h1 className={styles.tour}>Guided tour</h1>
        <p className={styles.server}>
          <i />
          192.168.10.21
        </p>
      </header>
      <Station />
      <ol className={styles.way}>
        {[1, 2, 3, 4, 5, 6, 7].map((stop) => (
          <li key={stop} data-place={Math.sign(stop - 3)} />
        ))}
      </ol>
      <div className={styles.keys}>
        <span className={styles.key}>
          <ControlIcon name="back" size={30} solid />
          Back
        </span>
        <span className={styles.play}>
          <ControlIcon name="film" size={34} />
          Play film
        </span>
        <span className={styles.key}>
          <ControlIcon name="next" size={30} solid />
          Next
        </span>
      </div>
      <RoomLevels />
    </div>
  );
}
