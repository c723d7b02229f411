import styles from './key-stroke.module.css';
import type { Place } from './pointer-way.ts';
import { useTime } from './time.tsx';

interface KeyStrokeProps {
  readonly name: string;
  /** When it goes down: seconds of the screen's clock. */
  readonly at: number;
  /** Its middle, in CSS pixels from the screen's corner. */
  readonly place: Place;
}

const RISES = 0.7;
const DOWN = 0.3;
const STAYS = 1.1;

/** A key of the keyboard, shown while it is pressed. */
export function KeyStroke({ name, at, place: [x, y] }: KeyStrokeProps) {
  const time = useTime();
  if (time < at - RISES || time > at + STAYS) return null;
  const shown = Math.min((time - at + RISES) / 0.25, (at + STAYS - time) / 0.25, 1);
  const down = time >= at && time < at + DOWN;
  return (
    <kbd className={styles.key} data-down={down || undefined} style={{ left: x, top: y, opacity: shown }}>
      {name}
    </kbd>
  );
}
