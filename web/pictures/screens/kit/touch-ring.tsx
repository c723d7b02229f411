import { useTime } from './time.tsx';
import styles from './touch-ring.module.css';

export interface Touch {
  /** Seconds, on the screen's own clock: when the finger comes down, and how long it stays. */
  readonly at: number;
  readonly seconds: number;
  /** CSS pixels from the screen's corner, and how far it is drawn from there. */
  readonly x: number;
  readonly y: number;
  readonly drawn?: readonly [right: number, down: number];
}

const RISES = 0.3;
const FADES = 0.45;

/** How far a touch has been drawn, 0 to 1, slow at both ends. */
export function drawnShare({ at, seconds }: Touch, time: number): number {
  const share = Math.min(Math.max((time - at) / seconds, 0), 1);
  return share * share * (3 - 2 * share);
}

/** Where a finger is: a soft ring that rises, stays, and widens as it fades. */
export function TouchRing({ touches }: { readonly touches: readonly Touch[] }) {
  const time = useTime();
  const touch = touches.find(({ at, seconds }) => at - RISES < time && time < at + seconds + FADES);
  if (!touch) return null;
  const { at, seconds, x, y, drawn = [0, 0] } = touch;
  const share = drawnShare(touch, time);
  const risen = Math.min((time - at + RISES) / RISES, 1);
  const gone = Math.min(Math.max((time - at - seconds) / FADES, 0), 1);
  const transform = `translate(${x + drawn[0] * share}px, ${y + drawn[1] * share}px) scale(${1.5 - 0.5 * risen + 0.5 * gone})`;
  return <i className={styles.ring} style={{ transform, opacity: risen * (1 - gone) }} />;
}
