import { DeskIcon } from '../kit/desk-icon.tsx';
import { useTime } from '../kit/time.tsx';
import styles from './s3-lite-build-screen.module.css';
import { CARRIES, PLAYS_AT, pointerAt } from './steps.ts';

const RING_SECONDS = 0.4;

/** The pointer, with what it carries. */
export function Pointer() {
  const time = useTime();
  const [x, y] = pointerAt(time);
  const carried = CARRIES.find(({ takenAt, droppedAt }) => takenAt <= time && time < droppedAt);
  const pressed = (time - PLAYS_AT) / RING_SECONDS;
  return (
    <div className={styles.pointer} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {pressed >= 0 && pressed < 1 && (
        <i className={styles.pressed} style={{ transform: `scale(${0.5 + pressed})`, opacity: 1 - pressed }} />
      )}
      <DeskIcon symbol="pointer" size={30} solid />
      {carried && <b className={styles.carried}>{carried.media}</b>}
    </div>
  );
}
