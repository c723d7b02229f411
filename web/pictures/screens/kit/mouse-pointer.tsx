import { DeskIcon } from './desk-icon.tsx';
import styles from './mouse-pointer.module.css';
import { type Place, type PointerAct, pointerAt } from './pointer-way.ts';
import { useTime } from './time.tsx';

const RING_SECONDS = 0.4;

interface MousePointerProps {
  readonly acts: readonly PointerAct[];
  /** Where it waits before the first act. */
  readonly start: Place;
}

/** The pointer of a desk: a ring widens where it clicks, and stays round it while it drags. */
export function MousePointer({ acts, start }: MousePointerProps) {
  const time = useTime();
  const [x, y] = pointerAt(acts, start, time);
  const pressed = acts.filter(({ idle }) => !idle);
  const dragged = pressed.find(({ at, until = at }) => at <= time && time < until);
  const ended = pressed.findLast(({ at, until = at }) => until <= time && time < until + RING_SECONDS);
  const passed = ended ? (time - (ended.until ?? ended.at)) / RING_SECONDS : 0;
  return (
    <div className={styles.pointer} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {dragged && <i className={styles.held} />}
      {ended && (
        <i className={styles.ring} style={{ transform: `scale(${0.7 + passed * 0.7})`, opacity: 1 - passed }} />
      )}
      <span className={styles.arrow}>
        <DeskIcon symbol="pointer" size={32} solid />
      </span>
      {dragged?.carries && <b className={styles.carried}>{dragged.carries}</b>}
    </div>
  );
}
